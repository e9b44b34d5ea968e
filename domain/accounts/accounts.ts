/** The assurance level of a session: `aal1` is signed in, `aal2` has also passed the second factor. */
export const assurances = ['aal1', 'aal2'] as const
export type Assurance = (typeof assurances)[number]

/**
 * The user of a request, as every rule sees them. The kind `admin` comes from the table of administrators, which was
 * read just before.
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; userId: string; assurance: Assurance }
  | { kind: 'admin'; userId: string; assurance: Assurance }

/** The actions of the audit log. The actor and the subject are separate columns. */
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
  'clinic.contact_changed',
  'clinic.schedule_changed',
  'consultation.opened',
  'consultation.listed',
  'consultation.read',
  'consultation.file_opened',
  'consultation.answered',
  'consultation.assigned',
  'consultation.link_revoked',
  'consultation.link_renewed',
  'consultation.reader_granted',
  'consultation.reader_revoked',
  'review.removed',
  'review.answer_removed',
  'review.outcome_shown',
  'review.outcome_refused',
  'place.imported',
  'place.created',
  'place.updated',
  'place.deleted',
  'place.restored',
] as const
export type AuditAction = (typeof auditActions)[number]

const administratorsOnly = ['link.', 'admin.', 'keys.', 'clinic.', 'place.', 'consultation.', 'review.']

/** The actions on a member's own account. All others are actions of administrators and of the operator. */
export const memberAuditActions: readonly AuditAction[] = auditActions.filter(
  (action) => !administratorsOnly.some((prefix) => action.startsWith(prefix)),
)

/** Whether the actor may change shared data: an administrator who has passed the second factor. */
export function canAdminister(actor: Actor): boolean {
  return actor.kind === 'admin' && actor.assurance === 'aal2'
}
