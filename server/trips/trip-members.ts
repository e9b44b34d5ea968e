import type { Actor } from '#domain/accounts/accounts.ts'
import type { Audience } from '#server/platform/api/described-route.ts'

/** Only signed-in members. */
export const members = {
  name: 'members',
  refuse: ({ kind }: Actor) => (kind === 'visitor' ? 'accounts.sign_in_required' : null),
  problems: ['accounts.sign_in_required'],
} as const satisfies Audience
