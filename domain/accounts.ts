/** How sure it is who asks: signed in, or signed in and shown a second factor too. */
export const assurances = ['aal1', 'aal2'] as const
export type Assurance = (typeof assurances)[number]

/**
 * Who asks, as every rule sees them. Whether somebody is an administrator was read from the table of administrators a
 * moment ago.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; userId: string; assurance: Assurance }
  | { kind: 'admin'; userId: string; assurance: Assurance }

/** What the audit log tells of: who did it and to whom stand beside it. */
export const auditActions = [
  'account.created',
  'account.sign_up_repeated',
  'account.updated',
  'account.deleted',
  'account.exported',
  'account.invited',
  'account.banned',
  'account.unbanned',
  'mail.resent',
  'email.confirmed',
  'email.change_requested',
  'email.changed',
  'password.changed',
  'password.recovery_requested',
  'sign_in.succeeded',
  'sign_in.failed',
  'sign_in.link_requested',
  'sign_in.blocked',
  'session.ended',
  'session.token_reused',
  'factor.enrolled',
  'factor.verified',
  'factor.failed',
  'factor.removed',
  'recovery_codes.made',
  'recovery_codes.used',
  'link.generated',
  'admin.granted',
  'admin.revoked',
  'keys.rotated',
  'clinic.created',
  'clinic.updated',
  'clinic.deleted',
  'clinic.restored',
  'clinic.imported',
  'place.imported',
  'place.created',
  'place.updated',
  'place.deleted',
  'place.restored',
] as const
export type AuditAction = (typeof auditActions)[number]

const administratorsOnly = ['link.', 'admin.', 'keys.', 'clinic.', 'place.']

/** What can happen to a member's own account. The others are the work of administrators and of the operator. */
export const memberAuditActions: readonly AuditAction[] = auditActions.filter(
  (action) => !administratorsOnly.some((prefix) => action.startsWith(prefix)),
)

/** Whether the actor may change what belongs to everybody: an administrator who has shown the second factor. */
export function canAdminister(actor: Actor): boolean {
  return actor.kind === 'admin' && actor.assurance === 'aal2'
}

/**
 * Whether the actor may read this entry of the audit log: their own, or any as an administrator who has shown the
 * second factor.
 */
export function canReadAudit(actor: Actor, entry: { actorId: string | null; subjectId: string | null }): boolean {
  if (actor.kind === 'visitor') return false
  return canAdminister(actor) || entry.actorId === actor.userId || entry.subjectId === actor.userId
}
