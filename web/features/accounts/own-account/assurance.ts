import type { Assurance } from '#domain/accounts/accounts.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'

/** The assurance level in the session's token. The server checks it itself. */
export function useAssurance(): Assurance {
  const { session } = useSession()
  return session && readClaims(session.access_token)['aal'] === 'aal2' ? 'aal2' : 'aal1'
}

function readClaims(token: string): Record<string, unknown> {
  const [, part = ''] = token.split('.')
  const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  return typeof claims === 'object' && claims !== null ? { ...claims } : {}
}
