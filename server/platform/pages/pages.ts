import { randomBytes } from 'node:crypto'
import { Problem } from '#domain/problems.ts'
import { nextSeoulMidnight } from '#domain/seoul-time.ts'
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { answer } from '#server/platform/http/frame.ts'
import { loggedPath } from '#server/platform/http/logged-path.ts'
import { headerReader } from '#server/platform/http/read-header.ts'
import type { RateLimit, RateLimits } from '#server/platform/limits/rate-limits.ts'
import { publicReading, countRequest } from '#server/platform/limits/count-request.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createPageCache } from './page-cache.ts'
import { isPlainlySpelled, pageNameOf, unknownPage } from './page-name.ts'
import { presentPage } from './present-page.ts'
import { finishPage, type RenderedPage } from './rendered-page.ts'
import { readSentForm, takesForms } from './sent-form.ts'

/** What a page says about itself while it is rendered. */
export type PageNotes = {
  /** Marks our own inline scripts; see rendered-page.ts. */
  nonce: string
  /** The page shows rows with this tag: a change of one of them drops it from every node's cache. */
  shows(tag: string): void
  /** What the page says is true until then (milliseconds since 1970), at the latest until midnight in Seoul. */
  shownUntil(moment: number): void
  /** An error that the visitor sees as a bland page. */
  report(error: unknown): void
  /** The network address of whoever sent the form that is answered; null where a page is only read. */
  sender: string | null
}

export type RenderPage = (request: Request, page: PageNotes) => Promise<Response>

type Options = {
  renderPage: RenderPage
  /** Scheme, host and port, without a slash at the end. */
  siteOrigin: string
  limits: Pick<RateLimits, 'take'>
  log: Log
  now: () => number
  formPages: readonly string[]
  /** By the name of the page: where one question costs more than work of ours. */
  dearer?: Readonly<Record<string, RateLimit>>
  /** Nothing is kept: every edit shows at once. */
  development: boolean
  /** Origins that the map of a page may ask besides ours. */
  mapHosts?: readonly string[]
  maxBytes?: number
}

const defaultMaxBytes = 64 * 1024 * 1024

/** Pages for everybody: rendered once, kept until a row they show changes or their time is over. */
export function createPages(options: Options) {
  const { renderPage, siteOrigin, limits, log, now, formPages, development } = options
  const { mapHosts = [], dearer = {}, maxBytes = defaultMaxBytes } = options
  const cache = createPageCache<RenderedPage>({ now, maxBytes })
  const counts = { hits: 0, renders: 0 }

  async function render(request: Request, sender: string | null): Promise<RenderedPage> {
    counts.renders += 1
    const tags = new Set<string>()
    let expiresAt = nextSeoulMidnight(now())
    const nonce = randomBytes(16).toString('base64url')
    let isBusy = false
    const response = await renderPage(request, {
      nonce,
      shows: (tag) => tags.add(tag),
      shownUntil: (moment) => (expiresAt = Math.min(expiresAt, moment)),
      report: (error) => {
        // One part of a page may find the database away, and another fail because of that.
        isBusy ||= isDatabaseUnavailable(error)
        log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'page failed')
      },
      sender,
    })
    const page = await finishPage(response, { nonce, tags: [...tags], expiresAt, development, mapHosts })
    if (!isBusy || page.status !== 500) return page
    return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '2' } }
  }

  /**
   * A public page knows no visitor: it gets an address under the site's own origin and no header at all, so
   * neither a cookie, nor a forged Host, nor a language setting can end up in what others are shown.
   */
  function renderPublic(address: string): Promise<RenderedPage> {
    return render(new Request(siteOrigin + address), null)
  }

  async function read(address: string, client: string): Promise<RenderedPage> {
    if (isWorkedOut(address) && !cache.has(address)) await countQuestion(address, client)
    if (development) return renderPublic(address)
    const rendersBefore = counts.renders
    const page = cache.getOrRender(address, () => renderPublic(address))
    if (counts.renders === rendersBefore) counts.hits += 1
    return page
  }

  /** A search and a list that is narrowed, and what nobody else asks for: invented addresses and spellings of ours. */
  function isWorkedOut(address: string): boolean {
    return address.includes('?') || !isPlainlySpelled(address) || pageNameOf(address) === unknownPage
  }

  /** What is worked out for one visitor is limited as for a program, and for each page apart. */
  function countQuestion(address: string, client: string): Promise<void> {
    const name = pageNameOf(address)
    return countRequest(limits, `page:${name}:${visitorNetwork(client)}`, dearer[name] ?? publicReading)
  }

  /** Its answer is for who sent it alone. The page gets the fields and nothing else of the request. */
  async function answerForm(request: Request, address: string, sender: string): Promise<RenderedPage> {
    const body = await readSentForm(request, siteOrigin)
    return { ...(await render(new Request(siteOrigin + address, { method: 'POST', body }), sender)), storable: false }
  }

  async function find(request: Request, client: string): Promise<RenderedPage> {
    const address = request.url.slice(request.url.indexOf('/', 'https://'.length))
    if (request.method === 'POST' && takesForms(address, formPages)) return answerForm(request, address, client)
    if (request.method === 'GET' || request.method === 'HEAD') return read(address, client)
    throw new Problem('request.method_not_allowed', { allow: 'GET, HEAD' })
  }

  /** Every address that no route took. */
  function mount(app: App): void {
    app.all('*', async (c) => {
      const page = await find(c.req.raw, c.get('client'))
      // The router answers with a sentence for its programmer.
      if (page.status === 405) throw new Problem('request.method_not_allowed', { allow: 'GET, HEAD' })
      if (page.status === 404)
        log.warn({ path: loggedPath(c.req.path), requestId: c.get('requestId') }, 'page not found')
      const readHeader = headerReader(c)
      const asked = {
        method: c.req.method,
        acceptEncoding: readHeader('accept-encoding'),
        ifNoneMatch: readHeader('if-none-match'),
      }
      return answer(c, presentPage(page, asked))
    })
  }

  return {
    mount,
    drop: cache.drop,
    suspend: cache.suspend,
    resume: cache.resume,
    stats: () => ({ ...counts, ...cache.size() }),
  }
}
