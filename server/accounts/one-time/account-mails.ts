import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { lockUsersOf, noteInUser, type Recipient } from '#server/accounts/users/user-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type Challenge, startFlow } from './flow-states.ts'
import { createMailLimits, type MailClaim, type MailPermit } from './mail-limits.ts'
import { type MailPurpose, mailPurposes } from './mail-purposes.ts'
import { type OneTimeTokens, touchToken } from './one-time-tokens.ts'

type Parts = {
  outbox: Outbox
  limits: Pick<RateLimits, 'take'>
  oneTimeTokens: OneTimeTokens
  settings: AccountSettings
  now: () => number
}

export type AccountMail<To extends Recipient = Recipient> = {
  purpose: MailPurpose
  to: string
  /** Null for an unknown address. The difference must not be observable. */
  user: To | null
  redirectTo: string
  challenge?: Challenge | null
  /** The new address of a pending change. */
  newEmail?: string
  /** The sign-up that the link of this mail confirms. */
  signUpId?: string | null
  /** False if the mails for newcomers are used up. The difference must not be observable. */
  mayMailNewcomers?: boolean
  /** A mail to send instead, for an address that needs no link. It contains no token. */
  notice?: Letter
}

type EmailChange<To extends Recipient> = Pick<AccountMail<To>, 'user' | 'redirectTo' | 'challenge'> & {
  current: string | null
  wanted: string
}

type EmailChangeClaim = { current: string; wanted: string; client: string }

export function createAccountMails({ outbox, limits, oneTimeTokens, settings, now }: Parts) {
  const mailLimits = createMailLimits({ limits, outbox, settings })

  /** Called before the transaction that sends. Throws if mail is not configured or a mail limit is reached. */
  async function claim(asked: MailClaim): Promise<MailPermit> {
    if (!outbox.isConfigured) throw new Problem('mail.not_configured')
    return mailLimits.take(asked)
  }

  /**
   * Sends a mail with a new link and code, in the caller's transaction. For an unknown address it runs the same number
   * of statements in the same order and writes as much: a token that opens nothing, and a mail that is rolled back.
   */
  async function send<To extends Recipient>(tx: Transaction<Tables>, mail: AccountMail<To>): Promise<To | null> {
    const at = new Date(now())
    const { kind, sentAt, signIn, verifyType, ...budgets } = mailPurposes[mail.purpose]
    const isNewcomer = !mail.user?.email_confirmed_at
    const budget = (isNewcomer && budgets.newcomers) || budgets.budget
    const isMailed =
      mail.notice !== undefined || (mail.user !== null && !(isNewcomer && mail.mayMailNewcomers === false))
    const userId = mail.user?.id ?? randomUUID()
    const challenge = mail.challenge ?? null
    const signUpId = mail.signUpId ?? null
    await lockUsersOf(tx, sql`select ${userId}::uuid`)
    const { id, token, code } = await oneTimeTokens.issue(tx, {
      userId,
      kind,
      email: mail.to,
      signUpId,
      pkce: challenge !== null,
    })
    if (challenge) await startFlow(tx, { userId, signIn, signUpId, challenge, at })
    const noted = { [sentAt]: at, updated_at: at }
    await (mail.user ? noteInUser(tx, userId, noted) : touchToken(tx, id, at))
    const url = buildVerifyUrl(settings.siteOrigin, { token, type: verifyType, redirectTo: mail.redirectTo })
    await sql`savepoint before_mail`.execute(tx)
    await outbox.add(tx, mail.notice ?? compose(mail, { code, url }), budget)
    await (isMailed ? sql`release savepoint before_mail` : sql`rollback to savepoint before_mail`).execute(tx)
    return mail.user && { ...mail.user, ...noted }
  }

  /** Counts by mailbox, so that many accounts cannot flood the mailbox of a stranger. */
  async function claimEmailChange({ current, wanted, client }: EmailChangeClaim): Promise<void> {
    await claim({ purpose: 'emailChangeCurrent', addresses: [current], client })
    await claim({ purpose: 'emailChangeNew', addresses: [wanted], client })
  }

  /** Both addresses have to confirm. An account without an address confirms only the new one. */
  async function sendEmailChange<To extends Recipient>(
    tx: Transaction<Tables>,
    { user, current, wanted, ...rest }: EmailChange<To>,
  ): Promise<To | null> {
    const mail = { ...rest, user, newEmail: wanted }
    if (current !== null) await send(tx, { ...mail, purpose: 'emailChangeCurrent', to: current })
    return send(tx, { ...mail, purpose: 'emailChangeNew', to: wanted })
  }

  return { claim, send, claimEmailChange, sendEmailChange }
}

export type AccountMails = ReturnType<typeof createAccountMails>

/** Builds a mailed link. Its origin is always the site's own, whatever the request contained. */
export function buildVerifyUrl(
  siteOrigin: string,
  { token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
  const url = new URL('/auth/v1/verify', siteOrigin)
  url.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()
  return url.href
}

function compose(mail: AccountMail, { code, url }: { code: string; url: string }): Letter {
  const { words } = mailPurposes[mail.purpose]
  const { subject, paragraphs, action } = words({ from: mail.user?.email ?? '', to: mail.newEmail ?? mail.to })
  return { to: mail.to, subject, paragraphs, code, ...(action && { action: { label: action, url } }) }
}
