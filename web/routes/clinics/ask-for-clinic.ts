import { isRouteErrorResponse } from 'react-router'
import type { ClinicDetails, Trouble } from '#web/features/clinics/detail/clinic-details.ts'

/** The result of the request while the page already shows stored data (stale-while-revalidate). */
export type ClinicAnswer =
  | { kind: 'details'; details: ClinicDetails }
  | { kind: 'missing' }
  | { kind: 'moved'; to: string }
  | { kind: Trouble }

/** Never rejects: the page handles a failure according to what it already shows. */
export async function askForClinic(ask: () => Promise<{ details: ClinicDetails | null }>): Promise<ClinicAnswer> {
  try {
    const { details } = await ask()
    return details ? { kind: 'details', details } : { kind: 'missing' }
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { kind: 'missing' }
    const to = error instanceof Response ? error.headers.get('location') : null
    if (to !== null) return { kind: 'moved', to }
    // fetch rejects with a TypeError offline. Other errors are failures of the server.
    return { kind: error instanceof TypeError ? 'offline' : 'failed' }
  }
}
