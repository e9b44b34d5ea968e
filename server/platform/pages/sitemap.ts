import type { Context } from 'hono'
import { Problem } from '#domain/site/problems.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { PreparedText, readAsked } from '#server/platform/http/prepared-text.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'

/** A public page in the sitemap. `changedOn` (a date) only if it is known and true. */
export type ListedPage = { path: string; changedOn?: string }

/** Pages that come from rows, in a stable order. */
export type ListedRows = {
  count: () => Promise<number>
  list: (part: { offset: number; limit: number }) => Promise<readonly ListedPage[]>
}

/** Several kinds of rows as one list: all of the first kind, then all of the next. */
export function joinRows(kinds: readonly ListedRows[]): ListedRows {
  return {
    async count() {
      const counts = await Promise.all(kinds.map((rows) => rows.count()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async list({ offset, limit }) {
      const pages: ListedPage[] = []
      let before = 0
      for (const rows of kinds) {
        const count = await rows.count()
        const from = Math.max(0, offset - before)
        const wanted = limit - pages.length
        if (wanted > 0 && from < count) pages.push(...(await rows.list({ offset: from, limit: wanted })))
        before += count
      }
      return pages
    },
  }
}

type Options = {
  /** Scheme, host and port, without a slash at the end. */
  siteOrigin: string
  listPages: () => readonly ListedPage[] | Promise<readonly ListedPage[]>
  rows: ListedRows
  limits: Pick<RateLimits, 'take'>
  mostInFile?: number
}

// A search engine reads this many addresses from one file (sitemaps.org/protocol.html).
const mostAddresses = 50_000

// Crawlers request these rarely; a delay of an hour is acceptable.
const headers = { 'cache-control': 'public, max-age=3600' }

/** A search engine reads each file about once a day. */
const readings = { limit: 60, windowSeconds: 300 }

/** /sitemap.xml: every public page, or an index of files if one file cannot hold them. */
export function mountSitemap({ siteOrigin, listPages, rows, limits, mostInFile = mostAddresses }: Options) {
  async function writeFirst(): Promise<string> {
    const pages = await listPages()
    const count = await rows.count()
    if (pages.length + count > mostInFile) return writeIndex(siteOrigin, 1 + Math.ceil(count / mostInFile))
    return writePages(siteOrigin, [...pages, ...(await rows.list({ offset: 0, limit: mostInFile }))])
  }

  /** The first file has the pages that always exist. */
  async function listFile(file: number): Promise<readonly ListedPage[]> {
    if (file === 1) return listPages()
    const found = await rows.list({ offset: (file - 2) * mostInFile, limit: mostInFile })
    if (found.length === 0) throw new Problem('page.not_found')
    return found
  }

  /** Each file is generated on every request, from every row that there is. */
  function countReading(c: Context<HttpEnv>): Promise<void> {
    return countRequest(limits, `sitemap:${visitorNetwork(c.get('client'))}`, readings)
  }

  return (app: App) => {
    app.get('/sitemap.xml', async (c) => {
      await countReading(c)
      return present(await writeFirst(), c.req.raw)
    })

    app.get('/sitemaps/:file{[1-9]\\d{0,3}}', async (c) => {
      await countReading(c)
      return present(writePages(siteOrigin, await listFile(Number(c.req.param('file')))), c.req.raw)
    })
  }
}

function present(xml: string, request: Request): Promise<Response> {
  return new PreparedText(xml, 'application/xml; charset=utf-8').respond(readAsked(request), headers)
}

function writeIndex(siteOrigin: string, files: number): string {
  const entries = Array.from({ length: files }, (_, index) => {
    return `<sitemap><loc>${escapeXml(`${siteOrigin}/sitemaps/${index + 1}`)}</loc></sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

function writePages(siteOrigin: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${escapeXml(changedOn)}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteOrigin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => xmlEntities[character] ?? character)
}
