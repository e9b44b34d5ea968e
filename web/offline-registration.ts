import type { OfflineMessage } from './offline/messages.ts'

declare global {
  // The router writes it into every page. service-worker.js has the same version from the same build.
  var __reactRouterManifest: { version: string } | undefined
}

const checkEveryMs = 60 * 60 * 1000

/**
 * Registers the service worker that caches visited pages. `offer` is called when a version of the site is ready that
 * differs from this page's. It receives a function that reloads into that version, to be called only when the visitor
 * agrees.
 */
export async function startOfflineWorker(offer: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker: workers } = navigator
  const isFirst = workers.controller === null
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' })

  let reloads = false
  workers.addEventListener('controllerchange', () => {
    if (reloads) return location.reload()
    if (isFirst) tell(workers.controller, { kind: 'opened', address: location.href, files: listLoadedFiles() })
    void consider(workers.controller)
  })
  watchForNext(registration, (waiting) => void consider(waiting))
  checkWhenSeen(registration)

  /** The page may already be of the new version. Then the worker takes over without a question. */
  async function consider(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return
    const isOurs = (await askVersion(worker)) === globalThis.__reactRouterManifest?.version
    const isWaiting = worker === registration.waiting
    if (isOurs && isWaiting) tell(worker, { kind: 'take over' })
    if (isOurs) return
    offer(() => {
      if (!isWaiting) return location.reload()
      reloads = true
      return tell(worker, { kind: 'take over' })
    })
  }
}

function watchForNext(registration: ServiceWorkerRegistration, found: (waiting: ServiceWorker) => void): void {
  if (registration.waiting) found(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) found(installing)
    })
  })
}

/** A browser checks for a new worker when a document loads. A page that stays open for days has to check by itself. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checkedAt < checkEveryMs) return
    checkedAt = performance.now()
    // For example offline: the next check tries again.
    registration.update().catch(() => {})
  })
}

function listLoadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

function tell(worker: ServiceWorker | null, message: OfflineMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes none
  worker?.postMessage(message)
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const question: OfflineMessage = { kind: 'which version' }
  worker.postMessage(question, { transfer: [port2] })
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
  })
}
