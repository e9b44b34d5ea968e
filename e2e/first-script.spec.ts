import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const mostKilobytes = 170
const workerBlocked = /Service Worker registration blocked/

/** Loads a page until the service worker would begin, and sums the scripts that it fetched, compressed with gzip. */
async function weighScripts(page: Page, path: string) {
  const bodies: Promise<{ path: string; bytes: number }>[] = []
  function weigh(response: Response): void {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || pathname === '/service-worker.js') return
    bodies.push(response.body().then((body) => ({ path: pathname, bytes: gzipSync(body).length })))
  }
  page.on('response', weigh)
  const calm = page.waitForEvent('console', (message) => workerBlocked.test(message.text()))
  await page.goto(path)
  await calm
  await page.waitForLoadState('networkidle')
  // What comes later is not of this page, and may come when the test has ended.
  page.off('response', weigh)
  const scripts = await Promise.all(bodies)
  const list = scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ path: name, bytes }) => `${(bytes / 1024).toFixed(1)} ${name}`)
  return {
    list: list.join('\n'),
    count: list.length,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  }
}

/** Marks each use of what makes a browser read the rules of a language: up to 50 ms each, and four times on a phone. */
function watchLanguageRules(): void {
  for (const name of ['ListFormat', 'DisplayNames', 'DateTimeFormat', 'NumberFormat'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(of, given, made): object {
          performance.mark('language rules')
          // oxlint-disable-next-line typescript/no-unsafe-assignment -- it is what the browser makes
          const rules: object = Reflect.construct(of, given, made)
          return rules
        },
      }),
    })
  }
}

async function findClinicPath(page: Page): Promise<string> {
  const list = await (await page.request.get('/dental-clinics')).text()
  const [clinic] = /\/dental-clinics\/\d+/.exec(list) ?? []
  if (clinic === undefined) throw new Error('/dental-clinics lists no clinic')
  return clinic
}

/** The heaviest page of each kind; the others belong to the long rounds. */
const usual = new Set(['/', 'a clinic', '/places/gyeongbokgung', '/trip-planner'])

test.describe('on a phone', () => {
  // The service worker fetches the scripts of other pages for use without a network.
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

  for (const path of [
    '/',
    '/about',
    '/contact',
    '/faqs',
    '/privacy',
    '/beauty-clinics',
    '/dental-clinics',
    'a clinic',
    '/places',
    '/places/gyeongbokgung',
    '/food-and-cafe',
    '/food-and-cafe/dishes',
    '/festivals',
    '/food-and-cafe/dishes/bibimbap',
    '/food-and-cafe/table-card',
    '/trip-planner',
    '/login',
    '/signup',
  ]) {
    test(
      `a first visit of ${path} loads no more than ${mostKilobytes} KB of script, reads no language rules and rests`,
      { tag: usual.has(path) ? [] : '@long' },
      async ({ page, surprises }) => {
        surprises.expect(workerBlocked)
        await page.addInitScript(watchLanguageRules)
        const { list, count, kilobytes } = await weighScripts(
          page,
          path === 'a clinic' ? await findClinicPath(page) : path,
        )
        // Framework, shell, manifest and the page itself: a page that loads fewer was not read right.
        expect(count, list).toBeGreaterThan(4)
        expect(kilobytes, list).toBeLessThan(mostKilobytes)
        expect(await page.evaluate(() => performance.getEntriesByName('language rules').length)).toBe(0)
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      },
    )
  }
})
