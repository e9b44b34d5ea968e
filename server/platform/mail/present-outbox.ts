import { en } from '#locales/en.ts'
import { escapeHtml } from './escape-html.ts'
import type { KeptMail } from './outbox.ts'

const words = en.mail.outbox

const styles = `
:root { color-scheme: light dark; --ground: light-dark(#fbf8f1, #14171a); --surface: light-dark(#ffffff, #1c2126);
  --ink: light-dark(#1c1f24, #f1ede4); --soft: light-dark(#555b64, #b4b8be); --line: light-dark(#ddd3bf, #343a40);
  --jade: light-dark(#1c6b58, #63c7aa); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1, h2 { font-family: Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.25; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 2.25rem; }
h2 { margin: 0; font-size: 1.375rem; }
.lead { margin: 0.75rem 0 2rem; max-width: 60ch; color: var(--soft); }
article { margin-top: 1.25rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0.75rem 0 0; font-size: 0.875rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.text { margin: 1.25rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--jade); text-underline-offset: 0.2em; }
summary { width: fit-content; margin-top: 1rem; padding: 0.5rem 0; color: var(--jade); cursor: pointer; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--jade); outline-offset: 3px; }
iframe { display: block; width: 100%; height: 36rem; margin-top: 0.5rem; border: 1px solid var(--line); border-radius: 0.5rem; background: #fbf8f1; }`

export function presentOutbox(mails: readonly KeptMail[]): string {
  const list = mails.length === 0 ? `<p>${words.empty}</p>` : mails.map(presentMail).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${en.pageTitle(words.title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${list}
</main>
</body>
</html>
`
}

function presentMail({ to, replyTo, subject, text, html, createdAt }: KeptMail): string {
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

/** Only what is an address in plain text becomes a link, and only one of the web. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped
    })
    .join('')
}
