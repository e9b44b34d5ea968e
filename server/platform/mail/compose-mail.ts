import { en } from '#locales/en.ts'
import type { Letter, Mail } from './letter.ts'
import { isMailAddress } from './mail-address.ts'
import { presentHtml } from './present-html.ts'

/** Throws if a link leads to another site, or if an address could end its header and begin another. */
export function composeMail(letter: Letter, siteOrigin: string): Mail {
  const { to, replyTo, action, calendar } = letter
  const subject = onOneLine(letter.subject)
  if (action && new URL(action.url).origin !== siteOrigin) throw new Error('a mail may only link to the site itself')
  for (const address of [to, ...(replyTo ? [replyTo.address] : [])]) {
    if (!isMailAddress(address)) throw new Error('a mail needs one plain address')
  }
  return {
    to,
    ...(replyTo && { replyTo: { name: onOneLine(replyTo.name), address: replyTo.address } }),
    ...(calendar !== undefined && { calendar }),
    subject,
    text: presentText(letter, siteOrigin),
    html: presentHtml({ ...letter, subject }, siteOrigin),
  }
}

function presentText({ paragraphs, action, code }: Letter, siteOrigin: string): string {
  const parts = [...paragraphs]
  if (code) parts.push(code)
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return `${[...parts, `-- \n${en.siteName}\n${siteOrigin}`].join('\n\n')}\n`
}

/** Names and subjects come from people: a line break in one would begin another header. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
