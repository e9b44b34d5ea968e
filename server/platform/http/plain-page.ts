import { hash } from 'node:crypto'
import { en } from '#locales/en.ts'

/** The colours and shapes of web/ui/tokens.css that a page without scripts needs. */
const base = `
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
a { color: var(--jade); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--jade); outline-offset: 3px; }`

type PlainPage = { title: string; lead: string; styles: string; body: string }

/** A page of the server itself, without a script; everything in it has been escaped. */
export function presentPlainPage({ title, lead, styles, body }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${en.pageTitle(title)}</title>
<style>${base}${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${body}
</main>
</body>
</html>
`
}

/** A policy that allows a page this one style sheet and nothing else. */
export function plainPagePolicy(styles: string): string {
  const sheet = hash('sha256', `${base}${styles}`, 'base64')
  return `default-src 'none'; style-src 'sha256-${sheet}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
