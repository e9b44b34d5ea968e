import { isVisited } from '#web/offline/visited.ts'

/** Deletes the service worker's copies of what was opened while somebody was signed in. */
export async function forgetVisited(): Promise<void> {
  // Browsers have no cache storage on insecure origins or when the visitor blocks it.
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => /^(?:pages|files) /.test(name))
  await Promise.all(names.map(forgetIn))
}

async function forgetIn(name: string): Promise<void> {
  const cache = await caches.open(name)
  const requests = (await cache.keys()).filter(({ url }) => isVisited(url))
  await Promise.all(requests.map((request) => cache.delete(request)))
}
