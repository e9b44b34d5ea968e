import type { Actor, Assurance } from '#domain/accounts.ts'
import { canManageClinics } from '#domain/clinics.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import type { Audience } from '#server/platform/api/described-route.ts'

export const clinicManagers = {
  name: 'administrators',
  refuse: refuseManager,
  problems: ['accounts.sign_in_required', 'accounts.second_factor_required', 'clinics.edit_denied'],
} as const satisfies Audience

/** Who manages clinics, for a transaction in their name. */
export function requireManager(actor: Actor): { role: 'member'; userId: string; assurance: Assurance } {
  const problem = refuseManager(actor)
  if (problem !== null || actor.kind === 'visitor') throw new Problem(problem ?? 'accounts.sign_in_required')
  return { role: 'member', userId: actor.userId, assurance: actor.assurance }
}

function refuseManager(actor: Actor): ProblemCode | null {
  if (canManageClinics(actor)) return null
  switch (actor.kind) {
    case 'visitor':
      return 'accounts.sign_in_required'
    case 'member':
      return 'clinics.edit_denied'
    case 'admin':
      return 'accounts.second_factor_required'
  }
}
