import type { Actor, Assurance } from '#domain/accounts/accounts.ts'
import { Problem, type ProblemCode } from '#domain/site/problems.ts'
import type { Audience } from '#server/platform/api/described-route.ts'

/** The caller, and the address of their client. */
export type Editor = { actor: Actor; client: string }

/** The claims for a transaction in somebody's own name. */
export type OwnName = { role: 'member'; userId: string; assurance: Assurance }

type Rule = { mayEdit: (actor: Actor) => boolean; denied: ProblemCode }

type Editors = { audience: Audience; requireEditor: (actor: Actor) => OwnName }

/** Who may edit, by a rule of the domain: as the audience of routes, and as the claims of a transaction. */
export function createEditors({ mayEdit, denied }: Rule): Editors {
  function refuse(actor: Actor): ProblemCode | null {
    if (mayEdit(actor)) return null
    switch (actor.kind) {
      case 'visitor':
        return 'accounts.sign_in_required'
      case 'member':
        return denied
      case 'admin':
        return 'accounts.second_factor_required'
    }
  }

  return {
    audience: {
      refuse,
      name: 'administrators',
      problems: ['accounts.sign_in_required', 'accounts.second_factor_required', denied],
    },
    requireEditor(actor: Actor): OwnName {
      const problem = refuse(actor)
      if (problem !== null || actor.kind === 'visitor') throw new Problem(problem ?? 'accounts.sign_in_required')
      return { role: 'member', userId: actor.userId, assurance: actor.assurance }
    },
  }
}
