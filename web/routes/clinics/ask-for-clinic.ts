import { isRouteErrorResponse } from 'react-router'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'

/** What became of asking the server anew while the page already shows what is known. */
export type ClinicAnswer =
  | { kind: 'details'; details: ClinicDetails }
  | { kind: 'missing' }
  | { kind: 'moved'; to: string }
  | { kind: Trouble }

/** Never rejects: a page that shows something already decides itself what a failure changes. */
export async function askForClinic(ask: () => Promise<{ details: ClinicDetails }>): Promise<ClinicAnswer> {
  try {
    const { details } = await ask()
    return { kind: 'details', details }
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { kind: 'missing' }
    const to = error instanceof Response ? error.headers.get('location') : null
    if (to !== null) return { kind: 'moved', to }
    // What fetch says without a network; anything else is the server's own failure.
    return { kind: error instanceof TypeError ? 'offline' : 'failed' }
  }
}
