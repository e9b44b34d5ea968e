import type { Page } from '@playwright/test'

/** The addresses on this site that the service worker has cached. */
export function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })
}
