/** The role and claims under which a transaction runs. */
export type Claims =
  | { role: 'visitor' }
  | { role: 'member'; userId: string; assurance: 'aal1' | 'aal2' }
  /** The application itself: jobs, loading the catalogue. */
  | { role: 'service' }

export const databaseRoles = { visitor: 'mgk_visitor', member: 'mgk_member', service: 'mgk_service' } as const

/** The role names of Supabase's tokens, so that its tokens and our policies mean the same. */
const supabaseRoles = { visitor: 'anon', member: 'authenticated', service: 'service_role' } as const

export function presentClaims(who: Claims): string {
  const role = supabaseRoles[who.role]
  return JSON.stringify(who.role === 'member' ? { sub: who.userId, role, aal: who.assurance } : { role })
}
