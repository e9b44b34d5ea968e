import { accountMails } from '#locales/en/accounts/account-mails.ts'
import type { MailBudget } from '#server/platform/mail/mail-tables.ts'
import type { OneTimeTokenKind, SignInMethod } from '#server/platform/database/tables/account-tables.ts'

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
 * The properties of a kind of mail: its token, the token's name in the protocol, and the sign-in method that is
 * recorded when the link is followed.
 */
type Purpose = {
  kind: OneTimeTokenKind
  budget: MailBudget
  /** The budget of such a mail to an address without a confirmed account, if it is another one. */
  newcomers?: MailBudget
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
    budget: 'account',
    verifyType: 'signup',
    signIn: 'email/signup',
    sentAt: 'confirmation_sent_at',
    words: () => accountMails.signup,
  },
  recovery: {
    kind: 'recovery',
    budget: 'recovery',
    verifyType: 'recovery',
    signIn: 'recovery',
    sentAt: 'recovery_sent_at',
    words: () => accountMails.recovery,
  },
  magiclink: {
    kind: 'magiclink',
    budget: 'recovery',
    newcomers: 'account',
    verifyType: 'magiclink',
    signIn: 'magiclink',
    sentAt: 'recovery_sent_at',
    words: () => accountMails.magiclink,
  },
  invite: {
    kind: 'invite',
    budget: 'account',
    verifyType: 'invite',
    signIn: 'invite',
    sentAt: 'invited_at',
    words: () => accountMails.invite,
  },
  emailChangeCurrent: {
    kind: 'email_change_current',
    budget: 'recovery',
    verifyType: 'email_change',
    signIn: 'email_change',
    sentAt: 'email_change_sent_at',
    words: ({ from, to }) => accountMails.emailChange(from, to),
  },
  emailChangeNew: {
    kind: 'email_change_new',
    budget: 'recovery',
    verifyType: 'email_change',
    signIn: 'email_change',
    sentAt: 'email_change_sent_at',
    words: ({ from, to }) => accountMails.emailChange(from, to),
  },
  reauthentication: {
    kind: 'reauthentication',
    budget: 'recovery',
    verifyType: 'reauthentication',
    signIn: 'otp',
    sentAt: 'reauthentication_sent_at',
    words: () => accountMails.reauthentication,
  },
}
