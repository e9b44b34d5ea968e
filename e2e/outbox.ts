import { type APIRequestContext, expect } from '@playwright/test'
import type { StartedApp } from '#testing/servers/started-app.ts'

type Mail = { to: string; subject: string; text: string }

/** The newest mail to this address, waited for: a mail is written after the answer that promises it. */
export async function readMail(app: StartedApp, request: APIRequestContext, to: string, nth = 1): Promise<Mail> {
  const [, token] = /\/outbox\?token=([\w-]+)/.exec(app.output()) ?? []
  const mails = async () => {
    const answer = await request.get(`${app.origin}/outbox?token=${token}`, { headers: { accept: 'application/json' } })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as server/platform/mail/mount-outbox.ts answers
    const { mails: all } = (await answer.json()) as { mails: Mail[] }
    return all.filter((mail) => mail.to === to)
  }
  await expect.poll(async () => (await mails()).length, `mails to ${to}`).toBeGreaterThanOrEqual(nth)
  const [newest] = await mails()
  if (!newest) throw new Error(`No mail to ${to}`)
  return newest
}

/** The address that the mail's button leads to. */
export function linkOf({ text }: Mail): string {
  const [address] = /https?:\/\/\S+/.exec(text) ?? []
  if (!address) throw new Error(`No link in the mail:\n${text}`)
  return address
}

/** The six digits to type instead of following the link. */
export function codeOfMail({ text }: Mail): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (!code) throw new Error(`No code in the mail:\n${text}`)
  return code
}
