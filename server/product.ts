import { randomBytes } from 'node:crypto'
import { formPages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'
import { createAccounts } from './accounts/accounts.ts'
import { recordAudit } from './accounts/audit.ts'
import { describeApi } from './api.ts'
import { warnOfFailedBackup } from './backup/backup-results.ts'
import { clinicPictures } from './clinics/clinic-pictures.ts'
import { createClinicManagement } from './clinics/manage-clinics.ts'
import type { Config } from './config.ts'
import { createPlaceSearchFunction } from './food/search-places.ts'
import { createInbox } from './contact/inbox.ts'
import { createPlaceManagement } from './places/manage-places.ts'
import { findPlacePicture, listPlacePages } from './places/place-pages.ts'
import { createPlanningRows } from './places/planning-rows.ts'
import { createPlaceInterest } from './places/place-interest.ts'
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
import { reportVisits } from './platform/http/visits.ts'
import { createLanguageModel } from './platform/language-model/language-model.ts'
import { languageModelService } from './platform/language-model/language-model-service.ts'
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
import { mountSearchData } from './platform/pages/search-data.ts'
import { joinRows, mountSitemap } from './platform/pages/sitemap.ts'
import { createHeadPictureStore } from './platform/pictures/head/head-picture-store.ts'
import { mountHeadPictures } from './platform/pictures/head/mount-head-pictures.ts'
import { mountPictures } from './platform/pictures/mount-pictures.ts'
import { createStorage } from './platform/storage/storage.ts'
import { addProductMetrics } from './product-metrics.ts'
import { createServices } from './services.ts'
import { describeStatusSettings } from './describe-status.ts'
import { createStatus } from './status/status.ts'
import { mountTripCalendars } from './trips/saved/mount-trip-calendars.ts'
import { findHeadPicture, listSitePages } from './site-pages.ts'
import { createTripGenerator } from './trips/words/trip-generator.ts'

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
  const services = createServices({
    database,
    dataKey,
    jobs,
    limits,
    outbox,
    mail: config.mail,
    databaseUrl: config.databaseUrl,
    samples: config.sampleClinics,
    operator: config.operator,
    siteOrigin,
    clinics: config.clinics,
    food: config.food,
    log,
    now,
  })
  const pages = createPages({
    renderPage: (request, page) =>
      renderPage(request, { ...services, page, siteOrigin: config.siteOrigin, map: config.map?.source ?? null }),
    siteOrigin: config.siteOrigin,
    limits,
    formPages,
    // Each search may call services that have a daily quota for the whole site.
    dearer: config.food.providers.length > 0 ? { 'food-and-cafe': { limit: 150, windowSeconds: 300 } } : {},
    development: config.development,
    mapHosts: config.map?.hosts ?? [],
    log,
    now,
  })
  const languageModel =
    config.languageModel && createLanguageModel({ settings: config.languageModel, database, log, now })
  services.settings.addService(languageModelService(config.languageModel, languageModel))
  const trips = createTripGenerator({
    languageModel,
    rows: createPlanningRows(services),
    treatments: services.treatments,
    transport: readTransportFacts(),
    settings: config.trips,
    isLimited: config.rateLimits,
    log,
    now,
  })
  const changes = await database.listen('mgk_changes', {
    message(tag) {
      pages.drop(tag)
      trips.facts.drop(tag)
      services.food.cache.drop(tag)
    },
    lost() {
      pages.suspend()
      trips.facts.suspend()
      services.food.cache.suspend()
    },
    regained() {
      pages.resume()
      trips.facts.resume()
      services.food.cache.resume()
    },
  })

  const state: HttpState = { draining: false, forwarding: createForwardingCount(now) }
  const metrics = createMetrics()
  const status = createStatus({ database, settings: describeStatusSettings(config), now })
  addProductMetrics({
    metrics,
    pages: () => pages.stats(),
    planner: () => trips.stats(),
    jobs: () => jobs.count(),
    status: () => status.readForProduct(),
    now,
  })

  const accounts = await createAccounts({ database, dataKey, outbox, limits, settings: config.accounts, log, now })
  accounts.addToExport(services.settings.exportPart)
  accounts.addToExport(services.savedPlaces.exportPart)
  accounts.addToExport(services.savedTrips.exportPart)
  accounts.addToExport(services.tripDrafts.exportPart)
  jobs.repeat('accounts.forget', 60, (_job, signal) => accounts.forgetOld(signal))
  const runLimited = createPictureSemaphore()
  const storage = createStorage({
    database,
    dataKey,
    files,
    identify: accounts.identifyWithKeys,
    limits,
    pictures: clinicPictures,
    runLimited,
    now,
  })
  jobs.repeat('files.sweep', 10, (_job, signal) => storage.sweep(signal))
  const functions = createFunctions({
    functions: {
      'generate-travel-plan': trips.travelPlan,
      'search-places': createPlaceSearchFunction({ food: services.food, limits }),
    },
    identify: accounts.identifyWithKeys,
    limits,
  })
  const clinicManagement = createClinicManagement({ database, recordAudit, findEmails: accounts.findEmails, now })
  accounts.addToExport(clinicManagement.exportPart)
  const placeManagement = createPlaceManagement({ database, recordAudit, findEmails: accounts.findEmails, now })
  accounts.addToExport(placeManagement.exportPart)
  const interest = createPlaceInterest({ database, log, now })
  jobs.repeat('places.trending', 60, () => interest.refresh())
  const inbox = createInbox({ database, dataKey, findEmails: accounts.findEmails, now })
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

  const searchData = mountSearchData({ siteOrigin, operatorEmail: config.operator?.email ?? null, now })
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
    wires: [...accounts.wires, storage.wire, functions.wire],
    routes: [
      operations,
      (mounted) => accounts.mount(mounted),
      (mounted) => storage.mount(mounted),
      (mounted) => functions.mount(mounted),
      (mounted) => services.settings.mount(mounted, accounts.identify),
      mountApi({
        routes: describeApi({
          services,
          clinicManagement,
          placeManagement,
          inbox,
          status,
          trips,
          addPicture: (address, { actor }) => storage.addPictureFrom(address, actor),
        }),
        siteOrigin,
        identify: accounts.identify,
        limits,
      }),
      mountTripCalendars({ openings: services.tripOpenings, limits, siteOrigin }),
      mountAssets(assets),
      ...(config.map?.file ? [mountMapArchive(config.map.file)] : []),
      mountPictures({ limits }),
      headPictures,
      searchData,
      sitemap,
      ...(outboxOrigin !== null ? [mountOutbox({ list: () => outbox.list(), token: outboxToken })] : []),
      reportVisits({ under: '/places', tell: (path) => interest.noteView(path) }),
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
      trips.stop()
      await Promise.all([changes.stop(), accounts.stop(), interest.stop()])
    },
  }
}
