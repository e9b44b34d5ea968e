import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Claims } from './claims.ts'

/** The claims that decide which rows a transaction may see. An administrator is a member like any other here. */
export function memberClaims(actor: Actor): Claims & { role: 'member' } {
  if (actor.kind === 'visitor') throw new Problem('accounts.sign_in_required')
  return { role: 'member', userId: actor.userId, assurance: actor.assurance }
}
