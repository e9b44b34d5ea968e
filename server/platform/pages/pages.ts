import { randomBytes } from 'node:crypto'
import { Problem } from '#domain/site/problems.ts'
import { nextSeoulMidnight } from '#domain/korea/seoul-time.ts'
import { isDatabaseUnavailable } from '#server/platform/database/pool/unavailable.ts'
import type { App } from '#server/platform/http/app.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { answer } from '#server/platform/http/frame.ts'
import { loggedPath } from '#server/platform/http/logged-path.ts'
import { headerReader } from '#server/platform/http/read-header.ts'
import type { RateLimit, RateLimits } from '#server/platform/limits/rate-limits.ts'
import { publicReading, countRequest } from '#server/platform/limits/count-request.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createSemaphore } from '#server/platform/work/semaphore.ts'
import { createPageCache } from './page-cache.ts'
import { hasToken, isPlainlySpelled, pageNameOf, unknownPage } from './page-name.ts'
import { presentPage } from './present-page.ts'
import { finishPage, type RenderedPage } from './rendered-page.ts'
import { markStale } from './stale-page.ts'
import { isFileForm, readFileForm, type SentFile, type SentForm } from './sent-files.ts'
import { readPlainForm, requireOwnForm, takesForms } from './sent-form.ts'

/** What a page reports about itself while it is rendered. */
export type PageNotes = {
  /** Marks our own inline scripts; see rendered-page.ts. */
  nonce: string
  /** The page shows rows with this tag: a change of one of them drops it from every node's cache. */
  shows(tag: string): void
  /** The page is valid until then (milliseconds since 1970), at the latest until midnight in Seoul. */
  shownUntil(moment: number): void
  /** An error that the visitor sees as a generic error page. */
  report(error: unknown): void
  /** The network address of the sender of a form; null if the page is only read. */
  sender: string | null
  files: readonly SentFile[]
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
  /** Those of them whose form may carry files. */
  filePages?: readonly string[]
  /** By the name of the page: limits for pages whose queries call an outside service. */
  dearer?: Readonly<Record<string, RateLimit>>
  /** Caches nothing, so that every edit shows at once. */
  development: boolean
  /** Origins besides ours that the map of a page may request. */
  mapHosts?: readonly string[]
  maxBytes?: number
}

const defaultMaxBytes = 64 * 1024 * 1024
/** How long a request waits for a new page while changes are not heard, before it gets the last good one. */
const patienceMilliseconds = 1_000

/**
 * Public pages: rendered once, and cached until a row that they show changes or they expire. While the database does
 * not answer, the last good page is served, marked as stale.
 */
export function createPages(options: Options) {
  const { renderPage, siteOrigin, limits, log, now, formPages, development } = options
  const { filePages = [], mapHosts = [], dearer = {}, maxBytes = defaultMaxBytes } = options
  const cache = createPageCache<RenderedPage>({ now, maxBytes })
  // Their files are in memory: so few at once.
  const runWithFiles = createSemaphore({ atOnce: 4, mostWaiting: 20 })
  const counts = { hits: 0, renders: 0 }

  async function render(
    request: Request,
    form?: { sender: string; files: readonly SentFile[] },
  ): Promise<RenderedPage> {
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
        // One part of a page may fail because the database is unavailable, and another part because of that.
        isBusy ||= isDatabaseUnavailable(error)
        log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'page failed')
      },
      sender: form?.sender ?? null,
      files: form?.files ?? [],
    })
    const page = await finishPage(response, { nonce, tags: [...tags], expiresAt, development, mapHosts })
    if (!isBusy || page.status !== 500) return page
    return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '2' } }
  }

  /**
   * A public page does not depend on its visitor: it gets an address under the site's own origin and no header at all,
   * so that no cookie, forged Host or language setting can get into what others are shown.
   */
  function renderPublic(address: string): Promise<RenderedPage> {
    return render(new Request(siteOrigin + address))
  }

  async function read(address: string, client: string): Promise<RenderedPage> {
    if (development) return renderPublic(address)
    const page = readCurrent(address, client)
    const lastGood = cache.findStale(address)
    if (!lastGood) return page
    try {
      const current = await (cache.isSuspended() ? beforePatienceEnds(page) : page)
      if (current && current.status !== 503) return current
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    return markStale(lastGood.page, lastGood.storedAt)
  }

  async function readCurrent(address: string, client: string): Promise<RenderedPage> {
    if (isWorkedOut(address) && !cache.has(address)) await countQuestion(address, client)
    const rendersBefore = counts.renders
    const page = cache.getOrRender(address, () => renderPublic(address))
    if (counts.renders === rendersBefore) counts.hits += 1
    return page
  }

  /**
   * What is computed for one visitor: a search, a list with a filter, what a token opens, an invented address, an
   * unusual spelling of ours.
   */
  function isWorkedOut(address: string): boolean {
    const isInvented = !isPlainlySpelled(address) || pageNameOf(address) === unknownPage
    return address.includes('?') || isInvented || hasToken(address)
  }

  /** Limits what is computed for one visitor, as for a program, and for each page separately. */
  function countQuestion(address: string, client: string): Promise<void> {
    const name = pageNameOf(address)
    return countRequest(limits, `page:${name}:${visitorNetwork(client)}`, dearer[name] ?? publicReading)
  }

  /** The answer is for the sender alone. The page gets the fields of the form and nothing else of the request. */
  async function answerForm(request: Request, address: string, sender: string): Promise<RenderedPage> {
    await countQuestion(address, sender)
    requireOwnForm(request, siteOrigin)
    async function send({ fields, files }: SentForm): Promise<RenderedPage> {
      const sent = new Request(siteOrigin + address, { method: 'POST', body: fields })
      return { ...(await render(sent, { sender, files })), storable: false }
    }
    const hasFiles = isFileForm(request) && takesForms(address, filePages)
    return hasFiles ? runWithFiles(async () => send(await readFileForm(request))) : send(await readPlainForm(request))
  }

  async function find(request: Request, client: string): Promise<RenderedPage> {
    const address = request.url.slice(request.url.indexOf('/', 'https://'.length))
    if (request.method === 'POST' && takesForms(address, formPages)) return answerForm(request, address, client)
    if (request.method === 'GET' || request.method === 'HEAD') return read(address, client)
    throw new Problem('request.method_not_allowed', { allow: 'GET, HEAD' })
  }

  /** Answers every address that no other route answers. */
  function mount(app: App): void {
    app.all('*', async (c) => {
      const page = await find(c.req.raw, c.get('client'))
      // The router's own answer is a message for its programmer.
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

/** The page, or null if it takes too long. It goes on being rendered, and is then there for the next request. */
async function beforePatienceEnds(page: Promise<RenderedPage>): Promise<RenderedPage | null> {
  const over = Promise.withResolvers<null>()
  const timer = setTimeout(() => over.resolve(null), patienceMilliseconds)
  try {
    return await Promise.race([page, over.promise])
  } finally {
    clearTimeout(timer)
    // Nobody else may wait for it: its failure is then one that nobody has to know of.
    page.catch(() => {})
  }
}
