import { setTimeout as pause } from 'node:timers/promises'
import { balancerHeader } from './balancer.ts'

export type Kind = 'page' | 'search' | 'sign-up' | 'message' | 'upload' | 'download'
type Init = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams }
type Asked = { kind: Kind; status: number; at: number; by: 'node' | 'balancer' | 'nobody'; retryAfter: string | null }

const pages = [
  '/',
  '/places',
  '/beauty-clinics',
  '/faqs',
  '/places?q=palace',
  '/food-and-cafe',
  '/about',
  '/sitemap.xml',
]
const searches = ['/places/suggest.json?q=seo', '/api/places?limit=5', '/food-and-cafe?q=bibimbap']
const visitors = 4
/** The visitors, the program that stores files, and the network that writes too often. */
export const requestsAtOnce = visitors + 2
const betweenMs = 60
const answerLimitMs = 40_000
/** Some kilobytes, so that an answer can end in the middle. */
const contentRepeats = 1_000
const password = 'four tall pines swaying'

/**
 * Visitors who read pages, search, sign up and write to the operator, each round from another network, and a program
 * that stores files and reads them again. Every answer is noted, and what was acknowledged.
 */
export function startNodeVisitors({ origin, serviceKey, name }: { origin: string; serviceKey: string; name: string }) {
  const asked: Asked[] = []
  const done = { accounts: new Set<string>(), messages: new Set<string>(), files: new Map<string, string>() }
  const greedy: number[] = []
  let isEnding = false
  let count = 0

  async function send(kind: Kind, path: string, client: string, init: Init = {}): Promise<Response | null> {
    const headers = { 'x-forwarded-for': client, origin, ...init.headers }
    const signal = AbortSignal.timeout(answerLimitMs)
    try {
      const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers, signal })
      const body = await answer.arrayBuffer()
      const by = answer.headers.has(balancerHeader) ? 'balancer' : 'node'
      const { status } = answer
      asked.push({ kind, status, at: performance.now(), by, retryAfter: answer.headers.get('retry-after') })
      return new Response(status === 204 || status === 304 ? null : body, { status, headers: answer.headers })
    } catch {
      asked.push({ kind, status: 0, at: performance.now(), by: 'nobody', retryAfter: null })
      return null
    }
  }

  async function write(message: string, client: string): Promise<number> {
    const body = new URLSearchParams({ name: 'Visitor', email: `${message}@example.com`, message, about: '' })
    const answer = await send('message', '/contact', client, { method: 'POST', body })
    if (answer?.status === 303) done.messages.add(message)
    return answer?.status ?? 0
  }

  async function visit(): Promise<void> {
    count += 1
    const round = count
    const id = `${name}${round}`
    const client = networkOf(name, round)
    await send('page', pages[round % pages.length] ?? '/', client, { headers: { accept: 'text/html' } })
    await send('search', searches[round % searches.length] ?? '/', client)
    await pause(betweenMs)
    const email = `${id}@example.com`
    const account = await send('sign-up', '/auth/v1/signup', client, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'publishable' },
      body: JSON.stringify({ email, password }),
    })
    if (account?.status === 200) done.accounts.add(email)
    await write(`m${id}`, client)
    await pause(betweenMs)
  }

  async function store(): Promise<void> {
    count += 1
    const path = `bucket2/${name}/${count}.txt`
    const content = `file ${name} ${count} `.repeat(contentRepeats)
    const client = networkOf(name, count)
    const headers = { authorization: `Bearer ${serviceKey}`, 'content-type': 'text/plain' }
    const answer = await send('upload', `/storage/v1/object/${path}`, client, {
      method: 'POST',
      headers,
      body: content,
    })
    if (answer?.status === 200) done.files.set(path, content)
    const known = [...done.files.keys()].at(count % Math.max(1, done.files.size))
    if (known) await read(known, client)
    await pause(betweenMs)
  }

  async function read(path: string, client: string): Promise<string | null> {
    const headers = { authorization: `Bearer ${serviceKey}` }
    const answer = await send('download', `/storage/v1/object/${path}`, client, { headers })
    return answer?.status === 200 ? answer.text() : null
  }

  /** One network that writes more often than it may. */
  async function writeTooOften(): Promise<void> {
    greedy.push(await write(`g${name}${greedy.length}`, networkOf(name, 0)))
    await pause(4 * betweenMs)
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!isEnding) await work()
  }
  const startedAt = performance.now()
  const going = Promise.all([
    ...Array.from({ length: visitors }, () => repeat(visit)),
    repeat(store),
    repeat(writeTooOften),
  ])

  return {
    asked,
    done,
    greedy,
    read: (path: string) => read(path, networkOf(name, 0)),
    /** Waits until every visitor has the answer to what it asked last. */
    async stop(): Promise<void> {
      isEnding = true
      await going
    },
    figures: () => describe(asked, startedAt),
  }
}

function networkOf(name: string, round: number): string {
  return `10.${name.charCodeAt(0)}.${Math.floor(round / 250)}.${(round % 250) + 1}`
}

function describe(asked: readonly Asked[], startedAt: number) {
  const countOf = (isCounted: (one: Asked) => boolean) => asked.filter(isCounted).length
  return {
    requests: asked.length,
    refused: countOf(({ status, by }) => status === 503 && by === 'node'),
    refusedFiles: countOf(({ status, by, kind }) => status === 503 && by === 'node' && isOfFiles(kind)),
    refusedByBalancer: countOf(({ status, by }) => status === 503 && by === 'balancer'),
    longestPageOutageMs: longestGap(asked, startedAt, (kind) => kind === 'page' || kind === 'search'),
    longestWriteOutageMs: longestGap(asked, startedAt, (kind) => kind === 'sign-up' || kind === 'message'),
    longestFileOutageMs: longestGap(asked, startedAt, isOfFiles),
  }
}

export function presentFigures(figures: ReturnType<typeof describe>): string {
  const { requests, refused, refusedFiles, refusedByBalancer } = figures
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const outages = [
    `pages and searches ${seconds(figures.longestPageOutageMs)}`,
    `sign-ups and messages ${seconds(figures.longestWriteOutageMs)}`,
    `files ${seconds(figures.longestFileOutageMs)}`,
  ]
  const answers = `${requests} requests, ${refused} 503s (${refusedFiles} for files), ${refusedByBalancer} 503s of the balancer`
  return `${answers}; longest time without a good answer: ${outages.join(', ')}`
}

function isOfFiles(kind: Kind): boolean {
  return kind === 'upload' || kind === 'download'
}

/** The longest time in which no such request had a good answer. */
function longestGap(asked: readonly Asked[], startedAt: number, isMeant: (kind: Kind) => boolean): number {
  const meant = asked.filter(({ kind }) => isMeant(kind))
  const good = meant.filter(({ status }) => status >= 200 && status < 400).map(({ at }) => at)
  const moments = [startedAt, ...good, meant.at(-1)?.at ?? startedAt]
  return Math.round(Math.max(0, ...moments.slice(1).map((at, before) => at - (moments[before] ?? at))))
}
