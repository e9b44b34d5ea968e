import { accountMails } from '#locales/en/account-mails.ts'
import type { OneTimeTokenKind, SignInMethod } from '#server/platform/database/account-tables.ts'

export type MailPurpose =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'emailChangeCurrent'
  | 'emailChangeNew'
  | 'reauthentication'

type Words = { subject: string; paragraphs: readonly string[]; action?: string }

/**
 * What a mail is for: the token it carries, how the wire calls that, and how somebody has signed in who followed it.
 */
type Purpose = {
  kind: OneTimeTokenKind
  verifyType: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change' | 'reauthentication'
  signIn: SignInMethod
  sentAt:
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'invited_at'
    | 'email_change_sent_at'
    | 'reauthentication_sent_at'
  words: (change: { from: string; to: string }) => Words
}

export const mailPurposes: Record<MailPurpose, Purpose> = {
  signup: {
    kind: 'confirmation',
    verifyType: 'signup',
    signIn: 'email/signup',
    sentAt: 'confirmation_sent_at',
    words: () => accountMails.signup,
  },
  recovery: {
    kind: 'recovery',
    verifyType: 'recovery',
    signIn: 'recovery',
    sentAt: 'recovery_sent_at',
    words: () => accountMails.recovery,
  },
  magiclink: {
    kind: 'magiclink',
    verifyType: 'magiclink',
    signIn: 'magiclink',
    sentAt: 'recovery_sent_at',
    words: () => accountMails.magiclink,
  },
  invite: {
    kind: 'invite',
    verifyType: 'invite',
    signIn: 'invite',
    sentAt: 'invited_at',
    words: () => accountMails.invite,
  },
  emailChangeCurrent: {
    kind: 'email_change_current',
    verifyType: 'email_change',
    signIn: 'email_change',
    sentAt: 'email_change_sent_at',
    words: ({ from, to }) => accountMails.emailChange(from, to),
  },
  emailChangeNew: {
    kind: 'email_change_new',
    verifyType: 'email_change',
    signIn: 'email_change',
    sentAt: 'email_change_sent_at',
    words: ({ from, to }) => accountMails.emailChange(from, to),
  },
  reauthentication: {
    kind: 'reauthentication',
    verifyType: 'reauthentication',
    signIn: 'otp',
    sentAt: 'reauthentication_sent_at',
    words: () => accountMails.reauthentication,
  },
}
