import { en } from '#locales/en.ts'
import { escapeHtml } from './escape-html.ts'
import type { Letter } from './letter.ts'

const font = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif"
const display = "'Young Serif', Georgia, 'Times New Roman', serif"

// Mail programs with a dark mode read this; the others show the light colours of each element.
const darkColours = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #14171a !important; }
  .surface { background-color: #1c2126 !important; border-color: #343a40 !important; }
  .sunk { background-color: #191d21 !important; }
  .ink { color: #f1ede4 !important; }
  .soft { color: #b4b8be !important; }
  .jade { background-color: #63c7aa !important; }
  .on-jade { color: #0e1c18 !important; }
  .link { color: #63c7aa !important; }
}`

/** Tables and inline styles, because Outlook draws only those; nothing is loaded from anywhere. */
export function presentHtml({ subject, paragraphs, action, code }: Letter, siteOrigin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkColours}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#fbf8f1">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf8f1" style="background-color:#fbf8f1">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td style="padding:0 4px 20px">${letterHead}</td></tr>
<tr><td class="surface" bgcolor="#ffffff" style="background-color:#ffffff;border:1px solid #ddd3bf;border-radius:12px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 20px;font-family:${display};font-size:24px;line-height:1.3;font-weight:400;color:#1c1f24">${escapeHtml(subject)}</h1>
${paragraphs.map(presentParagraph).join('\n')}
${code ? presentCode(code) : ''}
${action ? presentAction(action) : ''}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font-family:${font};font-size:13px;line-height:1.5;color:#555b64">
${en.siteName} · <a class="link" href="${escapeHtml(siteOrigin)}" style="color:#1c6b58">${escapeHtml(siteOrigin.replace(/^https?:\/\//, ''))}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

// The seal 길 as text: mail programs draw no SVG.
const letterHead = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="36" height="36" align="center" valign="middle" bgcolor="#be3a29" style="background-color:#be3a29;border-radius:4px;color:#fff7e8;font-family:'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR',sans-serif;font-size:20px;font-weight:700;line-height:36px" lang="ko">길</td>
<td class="ink" style="padding-left:12px;font-family:${display};font-size:19px;color:#1c1f24">${en.siteName}</td>
</tr></table>`

function presentParagraph(paragraph: string): string {
  const lines = escapeHtml(paragraph).replaceAll('\n', '<br>')
  return `<p class="ink" style="margin:0 0 16px;font-family:${font};font-size:16px;line-height:1.6;color:#1c1f24;overflow-wrap:anywhere">${lines}</p>`
}

function presentCode(code: string): string {
  return `<p class="ink sunk" style="margin:8px 0 20px;padding:14px 18px;background-color:#f3ecdd;border-radius:8px;font-family:Consolas,Menlo,monospace;font-size:26px;letter-spacing:4px;color:#1c1f24">${escapeHtml(code)}</p>`
}

/** The cell has the colour, so that Outlook draws a button; the URL is shown too, to be copied. */
function presentAction({ label, url }: NonNullable<Letter['action']>): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td class="jade" bgcolor="#1c6b58" style="background-color:#1c6b58;border-radius:8px;padding:14px 24px"><a class="on-jade" href="${address}" style="font-family:${font};font-size:16px;font-weight:600;line-height:1.25;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="margin:0;font-family:${font};font-size:13px;line-height:1.5;color:#555b64">${en.mail.copyAddress}<br><a class="link" href="${address}" style="color:#1c6b58;word-break:break-all">${address}</a></p>`
}
