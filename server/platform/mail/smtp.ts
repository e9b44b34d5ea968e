import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { isLoopback } from '#server/platform/http/client-address.ts'
import { GivenUp } from '#server/platform/jobs/work.ts'
import type { Mail } from './letter.ts'
import type { MailSettings } from './mail-settings.ts'

/** Identifies a mail in every attempt, so that a recipient who gets it twice can recognise it. */
export type Postmark = { messageId: string; date: Date }

export type SendMail = (mail: Mail, postmark: Postmark, signal: AbortSignal) => Promise<void>

/** Only a code: the message of a mail server names the recipient. */
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

/** The commands about this one mail. A refusal of another one concerns our settings, and an operator can fix it. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/** Sends one mail to an SMTP server over its own connection. Throws `GivenUp` if a retry would not help. */
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
    const { to, replyTo, subject, text, html, calendar } = mail
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        ...(calendar !== undefined && { attachments: [attachCalendar(calendar)] }),
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

function attachCalendar(content: string) {
  return { filename: 'visit.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

/** A password must not cross a network in plain text because somebody in between hid STARTTLS. */
export function needsEncryption(url: string): boolean {
  const { hostname, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return password !== '' && host !== 'localhost' && !isLoopback(host)
}

/** The properties of nodemailer's errors. */
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
