import { randomBytes } from 'node:crypto'
import { filePages, formPages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { warnOfFailedBackup } from './backup/backup-results.ts'
import { type Capability, openCapabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import { findPlacePicture, listPlacePages } from './places/place-pages.ts'
import type { RenderPage } from './page-handler.ts'
import { mountApi } from './platform/api/mount-api.ts'
import type { DataKey } from './platform/data-key/key-ring.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Files } from './platform/files/files.ts'
import { createFunctions } from './platform/functions/functions.ts'
import { createApp } from './platform/http/app.ts'
import { type Assets, mountAssets } from './platform/http/assets.ts'
import { visitorNetwork } from './platform/http/client-network.ts'
import { createForwardingCount } from './platform/http/forwarding-count.ts'
import type { HttpState } from './platform/http/frame.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { findLocalOrigin } from './platform/http/local-only.ts'
import { mountOperations } from './platform/http/operations.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createRateLimits } from './platform/limits/rate-limits.ts'
import type { Log } from './platform/log/log.ts'
import { mountOutbox } from './platform/mail/mount-outbox.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { mountMapArchive } from './platform/map/mount-map-archive.ts'
import { createStoredFiles } from './platform/files/stored-files.ts'
import { createPictureSemaphore } from './platform/work/semaphore.ts'
import { createPages } from './platform/pages/pages.ts'
import { takesForms } from './platform/pages/sent-form.ts'
import { mountRobotsAndManifest } from './platform/pages/robots-and-manifest.ts'
import { joinRows, mountSitemap } from './platform/pages/sitemap.ts'
import { createHeadPictureStore } from './platform/pictures/head/head-picture-store.ts'
import { mountHeadPictures } from './platform/pictures/head/mount-head-pictures.ts'
import { mountPictures } from './platform/pictures/mount-pictures.ts'
import { addProductMetrics } from './product-metrics.ts'
import { findHeadPicture, listSitePages } from './site-pages.ts'

const tokenGuesses = { limit: 10, windowSeconds: 900, isFixed: true } as const

type Options = {
  config: Config
  database: Database
  dataKey: DataKey
  files: Files
  renderPage: RenderPage
  assets: Assets
  log: Log
  now?: () => number
  /** How long one request may wait for the database in total. */
  databaseMilliseconds?: number
}

/** Everything between the socket and the database: the app as a function, and the state that draining changes. */
export async function createProduct(options: Options) {
  const { config, database, dataKey, files, renderPage, assets, log, now = Date.now } = options
  const { siteOrigin } = config
  const jobs = createJobs({ database, log })
  const outbox = createOutbox({ database, dataKey, jobs, settings: config.mail, siteOrigin })
  const outboxToken = randomBytes(24).toString('base64url')
  const outboxOrigin = config.mail.isOutboxOpen ? findLocalOrigin(config) : null
  const limits = createRateLimits({
    database,
    now,
    isOn: config.rateLimits,
    factor: config.rateLimitFactor,
  })
  const runLimited = createPictureSemaphore()
  const opened = await openCapabilities({
    config,
    database,
    dataKey,
    files,
    jobs,
    limits,
    outbox,
    runLimited,
    log,
    now,
  })
  const { accounts, storage, trips, status, services } = opened
  const capabilities: readonly Capability[] = opened.capabilities
  const pages = createPages({
    renderPage: (request, page) =>
      renderPage(request, { ...services, page, siteOrigin: config.siteOrigin, map: config.map?.source ?? null }),
    siteOrigin: config.siteOrigin,
    limits,
    formPages,
    filePages,
    // Each search may call services that have a daily quota for the whole site.
    dearer: config.food.providers.length > 0 ? { 'food-and-cafe': { limit: 150, windowSeconds: 300 } } : {},
    development: config.development,
    mapHosts: config.map?.hosts ?? [],
    log,
    now,
  })
  const caches = [pages, ...capabilities.flatMap((capability) => capability.caches ?? [])]
  const changes = await database.listen('mgk_changes', {
    message: (tag) => caches.forEach((cache) => cache.drop(tag)),
    lost: () => caches.forEach((cache) => cache.suspend()),
    regained: () => caches.forEach((cache) => cache.resume()),
  })

  const state: HttpState = { draining: false, forwarding: createForwardingCount(now) }
  const metrics = createMetrics()
  addProductMetrics({
    metrics,
    pages: () => pages.stats(),
    planner: () => trips.plannerStats(),
    status: () => status.readForProduct(),
    now,
  })

  const functions = createFunctions({
    functions: Object.fromEntries(capabilities.flatMap(({ functions: own = {} }) => Object.entries(own))),
    identify: accounts.identifyWithKeys,
    limits,
  })
  const operations = mountOperations({
    state,
    metrics,
    metricsToken: config.metricsToken,
    readiness: async () => {
      const [found, backups] = await Promise.all([database.isReady(), warnOfFailedBackup(database.app)])
      return { ...found, warnings: [...found.warnings, ...backups] }
    },
    wrongTokens: {
      look: (client) => limits.look(`metrics-token:${visitorNetwork(client)}`, tokenGuesses),
      count: (client) => limits.take(`metrics-token:${visitorNetwork(client)}`, tokenGuesses),
    },
  })

  const searchData = mountRobotsAndManifest({ siteOrigin, operatorEmail: config.operator?.email ?? null, now })
  const rows = joinRows([services.clinics.listed, listPlacePages(database)])
  const sitemap = mountSitemap({
    siteOrigin,
    listPages: async () => listSitePages(services.dishes, await services.clinics.withoutReal()),
    rows,
    limits,
  })
  const headPictures = mountHeadPictures({
    site: en.siteName,
    find: (name) => findHeadPicture(name) ?? findPlacePicture(services.places, name),
    store: createHeadPictureStore(database),
    storedFiles: createStoredFiles({ database, files }),
    runLimited,
    limits,
  })

  const app = createApp({
    siteOrigin: config.siteOrigin,
    proxies: config.trustedProxies,
    log,
    metrics,
    state,
    ...(options.databaseMilliseconds && { databaseMilliseconds: options.databaseMilliseconds }),
    takesFiles: (path) => takesForms(path, filePages),
    wires: [...accounts.wires, storage.wire, functions.wire],
    routes: [
      operations,
      (mounted) => functions.mount(mounted),
      mountApi({
        routes: capabilities.flatMap(({ routes }) => routes ?? []),
        siteOrigin,
        identify: accounts.identify,
        limits,
      }),
      ...capabilities.flatMap((capability) => capability.mounts ?? []),
      mountAssets(assets),
      ...(config.map?.file ? [mountMapArchive(config.map.file)] : []),
      mountPictures({ limits }),
      headPictures,
      searchData,
      sitemap,
      ...(outboxOrigin !== null ? [mountOutbox({ list: () => outbox.list(), token: outboxToken })] : []),
      pages.mount,
    ],
  })
  return {
    app,
    services,
    state,
    jobs,
    /** Where the operator reads the mails that cannot be sent, on this node: the others do not know its token. */
    outboxAddress: outboxOrigin === null ? null : `${outboxOrigin}/outbox?token=${outboxToken}`,
    /** Warms up what the first visitors would otherwise wait for. */
    rehearse: () => trips.rehearse(),
    async stop() {
      await Promise.all([changes.stop(), ...capabilities.map((capability) => capability.stop?.())])
    },
  }
}
