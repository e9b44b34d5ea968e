import { fileURLToPath } from 'node:url'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startApp } from '#testing/servers/started-app.ts'
import { chromiumFlags, ensureChromium } from '#scripts/chromium.mjs'
import { ownBlockedTime } from './parts/blocked-time.ts'
import { median, note, report } from './parts/report.ts'

/** Lighthouse as a slow phone on a slow network, on the first view of every public page. */
const pages = [
  '/',
  '/about',
  '/contact',
  '/faqs',
  '/privacy',
  '/beauty-clinics',
  '/dental-clinics',
  '/places',
  '/places/gyeongbokgung',
  '/food-and-cafe',
  '/food-and-cafe/dishes',
  '/food-and-cafe/dishes/bibimbap',
  '/festivals',
  '/trip-planner',
  '/signup',
  '/login',
]
const rounds = 5

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const root = fileURLToPath(new URL('..', import.meta.url))
// Without a browser there is nothing to measure: the message says what to install.
const chromePath = await ensureChromium(root).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const product = await startApp()

async function runLighthouse(address: string): Promise<{ result: Result; ownBlocked: number }> {
  // A browser for each: nothing is cached, and no worker answers.
  const chrome = await launch({
    chromeFlags: [...chromiumFlags, '--headless=new'],
    chromePath,
  })
  try {
    const run = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories: categories })
    if (!run) throw new Error('Lighthouse gave no result')
    return { result: run.lhr, ownBlocked: ownBlockedTime(run) }
  } finally {
    chrome.kill()
  }
}

type Request = { url: string; resourceType?: string; transferSize: number }

function listRequests(result: Result): Request[] {
  const { details } = result.audits['network-requests'] ?? {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows of this audit; its type leaves them open
  return details?.type === 'table' ? (details.items as Request[]) : []
}

async function gzipBytes(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  return Number(answer.headers.get('content-length'))
}

/** The first clinic of a list; its address is its own. */
async function findClinicPage(): Promise<string> {
  const list = await (await fetch(`${product.origin}/dental-clinics`)).text()
  const [clinic] = /\/dental-clinics\/\d+/.exec(list) ?? []
  if (clinic === undefined) throw new Error('/dental-clinics lists no clinic')
  return clinic
}

async function measurePage(path: string): Promise<void> {
  const address = product.origin + path
  const { status } = await fetch(address)
  if (status === 404) return console.log(`${path} is not there yet: skipped.`)
  console.log(path)
  const results: Result[] = []
  const blocked: number[] = []
  for (let run = 0; results.length < rounds && run < rounds * 2; run += 1) {
    const { result, ownBlocked } = await runLighthouse(address)
    // On a busy machine it now and then loses the trace and has no figure at all.
    if (result.audits['largest-contentful-paint']?.numericValue === undefined) continue
    results.push(result)
    blocked.push(ownBlocked)
  }
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))

  for (const category of categories) {
    const score = median(results.map((result) => (result.categories[category]?.score ?? 0) * 100))
    report(category, score, { atLeast: category === 'performance' ? 95 : 100 })
  }
  report('largest contentful paint', figure('largest-contentful-paint') / 1000, { atMost: 1.8 }, ' s')
  note('total blocking time', figure('total-blocking-time'), ' ms')
  note('of it, while its thread ran itself', median(blocked), ' ms')
  report('layout shift', figure('cumulative-layout-shift'), { atMost: 0 })

  const [first] = results
  const requests = first ? listRequests(first) : []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const gzipped = await Promise.all([...new Set(scripts.map(({ url }) => url))].map(gzipBytes))
  report('script, gzip', sum(gzipped) / 1024, { atMost: 170 }, ' KB')
  note('script, as sent', sum(scripts.map(({ transferSize }) => transferSize)) / 1024, ' KB')
  note('everything, as sent', sum(requests.map(({ transferSize }) => transferSize)) / 1024, ' KB')
  const elsewhere = requests.filter(({ url }) => url.startsWith('http') && !url.startsWith(product.origin))
  report('requests to another host', elsewhere.length, { atMost: 0 })
  if (first) printMissing(first)
}

/** What costs a point, by its name: a score alone helps nobody. */
function printMissing({ audits, categories: found }: Result): void {
  for (const { auditRefs } of Object.values(found)) {
    for (const { id, weight } of auditRefs) {
      const { score = 1, title } = audits[id] ?? {}
      if (weight > 0 && score !== null && score < 1) note(`not full: ${title}`, score)
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

try {
  for (const path of [...pages, await findClinicPage()]) await measurePage(path)
} finally {
  await product.stop()
}
