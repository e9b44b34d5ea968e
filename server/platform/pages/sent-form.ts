import { Problem } from '#domain/site/problems.ts'

/** Whether a page takes forms: at its own address, below a language, and as the router in the browser requests it. */
export function takesForms(address: string, formPages: readonly string[]): boolean {
  const path = (address.split('?', 1)[0] ?? '').toLowerCase().replace(/\/?(?:\.data)?$/, '')
  return formPages.some(
    (page) => path === page || (/^\/[a-z]{2}$/.test(path.slice(0, -page.length)) && path.endsWith(page)),
  )
}

/**
 * The fields of a form that a visitor sent to a page. Refuses a form that another site sent in the visitor's name
 * (CSRF), and a body that is no form.
 */
export async function readSentForm(request: Request, siteOrigin: string): Promise<URLSearchParams> {
  if (!isFromOurselves(request.headers, siteOrigin)) throw new Problem('request.foreign_form')
  const [type] = request.headers.get('content-type')?.split(';') ?? []
  // The only encoding of a form without files; our pages accept no files.
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new Problem('request.malformed')
  return new URLSearchParams(await request.text())
}

/**
 * A browser reports where a form was sent from, and no page can forge that. A client that sends neither header is no
 * current browser, and has nobody's rights.
 */
function isFromOurselves(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === siteOrigin
}
