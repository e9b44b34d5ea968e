import { Problem } from '#domain/site/problems.ts'
import type { SentForm } from './sent-files.ts'

/** Whether a page takes forms: at its own address, below a language, and as the router in the browser requests it. */
export function takesForms(address: string, formPages: readonly string[]): boolean {
  const path = (address.split('?', 1)[0] ?? '').toLowerCase().replace(/\/?(?:\.data)?$/, '')
  return formPages.some(
    (page) => path === page || (/^\/[a-z]{2}$/.test(path.slice(0, -page.length)) && path.endsWith(page)),
  )
}

/** Refuses a form that another site sent in the visitor's name (CSRF). */
export function requireOwnForm({ headers }: Request, siteOrigin: string): void {
  if (!isFromOurselves(headers, siteOrigin)) throw new Problem('request.foreign_form')
}

/** The fields of a form without files. Refuses a body that is none. */
export async function readPlainForm(request: Request): Promise<SentForm> {
  const [type] = request.headers.get('content-type')?.split(';') ?? []
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new Problem('request.malformed')
  return { fields: new URLSearchParams(await request.text()), files: [] }
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
