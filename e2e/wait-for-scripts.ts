import type { Browser, BrowserContext, Page, Response } from '@playwright/test'

/**
 * Opening a page waits until its scripts run, because a click before that loads a new document, whatever the journey
 * is about. A journey that wants to be early says what it waits for, with `waitUntil`.
 */
export function waitForScripts(browser: Browser): void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    watchPages(context)
    return context
  }
}

function watchPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = (address, options) => whenScriptsRun(page, goto(address, options), options)
    page.reload = (options) => whenScriptsRun(page, reload(options), options)
  })
}

async function whenScriptsRun(
  page: Page,
  opened: Promise<Response | null>,
  options?: { waitUntil?: unknown },
): Promise<Response | null> {
  const response = await opened
  if (options?.waitUntil === undefined && (await isOurPage(page))) {
    // Rendered by scripts alone, on every page.
    await page.locator('#site-links [name=footer-theme]').first().waitFor({ state: 'attached' })
  }
  return response
}

/** A page of the product with scripts of its own, in a browser that runs them. */
function isOurPage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    // Names the modules of the page, before and after they are asked for (web/paint-first.ts).
    const hasScripts = document.querySelector('template[data-later]') !== null
    return matchMedia('(scripting: enabled)').matches && hasScripts && document.querySelector('#site-links') !== null
  })
}
