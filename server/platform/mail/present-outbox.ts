import { en } from '#locales/en.ts'
import { presentPlainPage } from '#server/platform/http/plain-page.ts'
import { escapeHtml } from './escape-html.ts'
import type { StoredMail } from './outbox.ts'

const words = en.mail.outbox

const styles = `
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0.75rem 0 0; font-size: 0.875rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.text { margin: 1.25rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
summary { width: fit-content; margin-top: 1rem; padding: 0.5rem 0; color: var(--jade); cursor: pointer; }
iframe { display: block; width: 100%; height: 36rem; margin-top: 0.5rem; border: 1px solid var(--line); border-radius: 0.5rem; background: #fbf8f1; }`

export function presentOutbox(mails: readonly StoredMail[]): string {
  const list = mails.length === 0 ? `<p>${words.empty}</p>` : mails.map(presentMail).join('\n')
  return presentPlainPage({ title: words.title, lead: words.lead, styles, body: list })
}

function presentMail({ to, replyTo, subject, text, html, createdAt }: StoredMail): string {
  const moment = createdAt.toISOString()
  const answer = replyTo
    ? `<dt>${words.replyTo}</dt><dd>${escapeHtml(`${replyTo.name} <${replyTo.address}>`)}</dd>`
    : ''
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
<dt>${words.to}</dt><dd>${escapeHtml(to)}</dd>
${answer}
<dt>${words.written}</dt><dd><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></dd>
</dl>
<div class="text">${linkAddresses(text)}</div>
<details>
<summary>${words.asHtml}</summary>
<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
</details>
</article>`
}

/** Only a URL of the web in plain text becomes a link. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')
}
