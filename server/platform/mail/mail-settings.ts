import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { isMailAddress } from './mail-address.ts'

/** The variables of mail; `server/config.ts` reads them with all others. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().optional(),
}

export type MailSettings = {
  /** The server that sends mails, and their sender. Without one, mails are only stored. */
  smtp: { url: string; from: { name: string; address: string } } | null
  /** Stored mails can be read at /outbox by somebody at this machine. */
  isOutboxOpen: boolean
}

type MailVariables = { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }

export function buildMailSettings(
  { SMTP_URL: url, MAIL_FROM: from }: MailVariables,
  { isPublic, siteName }: { isPublic: boolean; siteName: string },
): MailSettings {
  if (!url) return { smtp: null, isOutboxOpen: !isPublic }
  if (!from) throw new StartProblem('SMTP_URL is set and MAIL_FROM is not: mails need a sender.')
  return { smtp: { url, from: parseSender(from, siteName) }, isOutboxOpen: false }
}

/** "guide@example.com" or "My Guide Korea <guide@example.com>". */
function parseSender(text: string, usualName: string) {
  const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? []
  if (!isMailAddress(address.trim())) {
    throw new StartProblem(
      'MAIL_FROM cannot be used: it looks like guide@example.com or My Guide Korea <guide@example.com>.',
    )
  }
  return { name: name === '' ? usualName : name, address: address.trim() }
}
