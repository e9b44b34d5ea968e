import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const mostKilobytes = 128

/** Every script that a document names, as a browser that takes gzip gets it. */
async function weighScripts(request: APIRequestContext, path: string) {
  const page = await (await request.get(path)).text()
  const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address))
  const weights = [...scripts].map(async (address) => {
    const answer = await request.head(address, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.status(), address).toBe(200)
    return { address, kilobytes: Number(answer.headers()['content-length']) / 1024 }
  })
  return (await Promise.all(weights)).toSorted((one, other) => other.kilobytes - one.kilobytes)
}

const planner = ['', '/budget', '/preferences', '/results', '/today', '/print'].map((path) => `/trip-planner${path}`)
const accounts = ['/login', '/signup', '/forgot-password', '/reset-password', '/settings', '/saved', '/trips']

for (const path of [
  '/',
  '/about',
  '/contact',
  '/faqs',
  '/privacy',
  '/beauty-clinics',
  '/dental-clinics',
  '/places',
  '/food-and-cafe',
  '/food-and-cafe/dishes',
  '/food-and-cafe/dishes/bibimbap',
  '/food-and-cafe/table-card',
  '/places/gyeongbokgung',
  ...planner,
  ...accounts,
]) {
  test(`the first view of ${path} loads no more than ${mostKilobytes} KB of script`, async ({ request }) => {
    const scripts = await weighScripts(request, path)
    // Framework, shell, manifest and the page itself: a page that names fewer was not read right.
    expect(scripts.length).toBeGreaterThan(4)
    const list = scripts.map(({ address, kilobytes }) => `${kilobytes.toFixed(1)} ${address}`).join('\n')
    const total = scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
    expect(total, list).toBeLessThan(mostKilobytes)
  })
}

test(`the first view of a clinic loads no more than ${mostKilobytes} KB of script`, async ({ request }) => {
  const list = await (await request.get('/dental-clinics')).text()
  const [clinic = ''] = /\/dental-clinics\/\d+/.exec(list) ?? []
  const scripts = await weighScripts(request, clinic)
  const named = scripts.map(({ address, kilobytes }) => `${kilobytes.toFixed(1)} ${address}`).join('\n')
  expect(scripts.length, clinic).toBeGreaterThan(4)
  expect(
    scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    named,
  ).toBeLessThan(mostKilobytes)
})
