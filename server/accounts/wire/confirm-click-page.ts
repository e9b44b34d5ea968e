import { confirmClick } from '#locales/en/accounts/account-mails.ts'
import { en } from '#locales/en.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'

/**
 * The page behind a mailed link: one button that submits the link's token. Mail scanners follow links but press no
 * buttons.
 */
export function presentConfirmClick(link: { token: string; type: string; redirectTo: string }): Response {
  const fields = { token: link.token, type: link.type, redirect_to: link.redirectTo }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${confirmClick.title} · ${en.siteName}</title></head>
<body><h1>${confirmClick.title}</h1><p>${confirmClick.text}</p>
<form method="post" action="/auth/v1/verify">${inputs.join('')}<button type="submit">${confirmClick.button}</button></form></body>
</html>
`
  // Browsers apply form-action also to the redirect that follows the form, so its target has to be listed.
  const target = new URL(link.redirectTo)
  const leadsTo = target.origin === 'null' ? target.protocol : target.origin
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${leadsTo}`,
    },
  })
}
