import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { isLoopback } from '#server/platform/http/client-address.ts'
import { GivenUp } from '#server/platform/jobs/work.ts'
import type { Mail } from './letter.ts'
import type { MailSettings } from './mail-settings.ts'

/** What a mail is known by: the same however often it is sent, so that who gets it twice can tell. */
export type Postmark = { messageId: string; date: Date }

export type SendMail = (mail: Mail, postmark: Postmark, signal: AbortSignal) => Promise<void>

/** A code and nothing else: what a mail server says of a refusal names the recipient. */
class SmtpProblem extends Error {
  override readonly name = 'SmtpProblem'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const connectMilliseconds = 10_000
const silenceMilliseconds = 30_000

/** The commands that speak of this one mail. A refusal of another one is about us, and an operator can mend it. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/**
 * Hands one mail to an SMTP server over a connection of its own. Throws `GivenUp` where trying again would not help.
 */
export function createSmtpSender({ url, from }: NonNullable<MailSettings['smtp']>): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: silenceMilliseconds,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async (mail, { messageId, date }, signal) => {
    const { to, replyTo, subject, text, html } = mail
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        messageId,
        date,
        headers: { 'auto-submitted': 'auto-generated' },
        signal,
      })
    } catch (error) {
      throw recognise(error)
    }
  }
}

/** A password does not cross a network in clear because somebody in between hid STARTTLS. */
export function needsEncryption(url: string): boolean {
  const { hostname, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return password !== '' && host !== 'localhost' && !isLoopback(host)
}

/** What nodemailer hangs on its errors. */
const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

function recognise(error: unknown): Error {
  const { code = 'unknown', command = '', responseCode, response = '' } = smtpError.safeParse(error).data ?? {}
  if (responseCode === undefined) return new SmtpProblem(code)
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const reason = `smtp ${responseCode} ${enhanced}`.trim()
  const isForGood = responseCode >= 500 && mailCommands.includes(command)
  return isForGood ? new GivenUp(reason) : new SmtpProblem(reason)
}
