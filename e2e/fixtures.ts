import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test'
import { type StartedApp, startApp } from '#testing/servers/started-app.ts'
import { makeVarFolder } from './prepared-product.ts'
import { waitForScripts } from './wait-for-scripts.ts'

export { expect } from '@playwright/test'

type Surprises = {
  /** Something on the console that the next steps must cause, for example the browser's own word about a 404. */
  expect: (pattern: RegExp) => void
  /** Something that may come or not: two pages of one visitor do not wait for each other. */
  allow: (pattern: RegExp) => void
}

/** A page asks whether its visitor is an administrator: who signs out before the answer leaves it refused. */
const askedBeforeSignOut = /401 \(Unauthorized\).*\/rpc\/is_admin$/

/** The product has an operator who can be written to. */
export const namedOperator = { OPERATOR_NAME: 'Guide Team', OPERATOR_EMAIL: 'team@example.com' }
/** It begins with samples alone, for journeys that are about them, or about clinics that they add. */
export const samplesAlone = { BUILT_IN_CLINICS: 'off', ...namedOperator }

/** Every journey runs against the built product and fails on anything that the browser complains about. */
export const test = base.extend<
  { surprises: Surprises; pageWithoutScripts: Page },
  { variables: Record<string, string>; varFolder: string; app: StartedApp; browser: Browser }
>({
  /** Of the product. Journeys with the same ones share it, and each product takes seconds to start. */
  variables: [{}, { option: true, scope: 'worker' }],

  varFolder: [
    // Playwright reads from the first parameter which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern -- none is wanted
    async ({}, provide) => {
      const folder = await makeVarFolder()
      await provide(folder.path)
      await folder.remove()
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ variables, varFolder }, provide) => {
      const app = await startApp({ variables, varFolder })
      await provide(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  browser: [
    async ({ browser }, provide) => {
      waitForScripts(browser)
      await provide(browser)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ app }, provide) => provide(app.origin),

  pageWithoutScripts: async ({ browser, app }, provide) => {
    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
    await provide(await context.newPage())
    await context.close()
  },

  surprises: [
    async ({ context, app }, provide) => {
      const expected: RegExp[] = []
      const allowed = [askedBeforeSignOut]
      const seen = await watchContext(context, app.origin)
      await provide({ expect: (pattern) => expected.push(pattern), allow: (pattern) => allowed.push(pattern) })
      const surprising = seen.filter((words) => ![...expected, ...allowed].some((pattern) => pattern.test(words)))
      const absent = expected.filter((pattern) => !seen.some((words) => pattern.test(words)))
      if (surprising.length > 0) throw new Error(`The browser complained:\n${surprising.join('\n')}`)
      if (absent.length > 0) throw new Error(`Expected on the console and not seen: ${absent.join(', ')}`)
    },
    { auto: true },
  ],
})

/** Collects warnings, errors, breaches of the content security policy and requests that leave the origin. */
async function watchContext(context: BrowserContext, origin: string): Promise<string[]> {
  const seen: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      seen.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (failure) => {
    const { name, message, stack } = failure.error()
    // The stack is empty when none of the page's own code was running.
    seen.push(`uncaught: ${stack || `${name}: ${message}`} ${failure.page()?.url() ?? ''}`)
  })
  context.on('request', (request) => {
    if (isOutside(request.url(), origin)) seen.push(`left the origin: ${request.method()} ${request.url()}`)
  })
  // Aborted as well, so that a test says the same with and without a network.
  await context.route(
    (url) => isOutside(url.href, origin),
    (route) => route.abort(),
  )
  return seen
}

function isOutside(address: string, origin: string): boolean {
  const url = new URL(address)
  return !['data:', 'blob:', 'about:'].includes(url.protocol) && url.origin !== origin
}
