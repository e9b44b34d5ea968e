import type { OfflineMessage } from './offline/messages.ts'

/**
 * Asks the service worker to cache these pages and files, and what this page has loaded, even if it was loaded before
 * the worker was active. Pages in `missing` are fetched only when there is no copy yet.
 */
export async function cacheOffline(
  pages: readonly string[],
  { files = [], missing = [] }: Partial<Record<'files' | 'missing', readonly string[]>> = {},
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Without a service worker, as in development, `ready` never resolves.
  const { active } = await navigator.serviceWorker.ready
  const message: OfflineMessage = {
    kind: 'keep',
    pages: pages.map(absolute),
    missing: missing.map(absolute),
    files: [...performance.getEntriesByType('resource').map(({ name }) => name), ...files.map(absolute)],
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes none
  active?.postMessage(message)
}

function absolute(path: string): string {
  return new URL(path, location.origin).href
}
