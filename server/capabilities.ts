import { readFestivals } from '#seed/festivals.ts'
import { readGettingIn, readToilets } from '#seed/getting-in.ts'
import { dishNamesSource, readDishes } from '#seed/dishes.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'
import { readPlannedSheets } from '#seed/day-sheets.ts'
import { readTreatments } from '#seed/treatments.ts'
import { createAccounts } from './accounts/accounts.ts'
import { recordAudit } from './accounts/audit.ts'
import type { BeforeDeletion } from './accounts/account-parts.ts'
import type { ExportPart } from './accounts/own-account/own-data.ts'
import { clinicPictures } from './clinics/clinic-pictures.ts'
import { openClinics } from './clinics/open-clinics.ts'
import type { Config } from './config.ts'
import { openConsultations } from './consultations/open-consultations.ts'
import { openContact } from './contact/open-contact.ts'
import { describeStatusSettings } from './describe-status.ts'
import { openFood } from './food/open-food.ts'
import { openPlaces } from './places/open-places.ts'
import type { DescribedRoute } from './platform/api/described-route.ts'
import type { DataKey } from './platform/data-key/key-ring.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Files } from './platform/files/files.ts'
import type { ServerFunction } from './platform/functions/functions.ts'
import type { App } from './platform/http/app.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { RateLimits } from './platform/limits/rate-limits.ts'
import type { Log } from './platform/log/log.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import { createStorage } from './platform/storage/storage.ts'
import type { Semaphore } from './platform/work/semaphore.ts'
import type { OutsideService } from './settings/outside-services.ts'
import { openReviews } from './reviews/open-reviews.ts'
import { createSettings } from './settings/settings.ts'
import { openStatus } from './status/open-status.ts'
import { openTrips } from './trips/open-trips.ts'

/** What a capability hands to the product beside its services. */
export type Capability = {
  /** Its routes that have an API description. */
  routes?: readonly DescribedRoute[]
  /** What it stores about a member, for the member's export. */
  exportParts?: readonly ExportPart[]
  /** What it does in the transaction that deletes an account. */
  beforeDeletion?: BeforeDeletion
  /** The services outside this process that it uses. */
  outsideServices?: readonly OutsideService[]
  /** What it keeps of the database's rows in memory. */
  caches?: readonly RowCache[]
  functions?: Readonly<Record<string, ServerFunction>>
  /** Routes that have none. */
  mounts?: readonly ((app: App) => void)[]
  stop?: () => Promise<void> | void
}

type RowCache = {
  /** The rows with this tag have changed. */
  drop: (tag: string) => void
  /** Changes are not heard of for now. */
  suspend: () => void
  resume: () => void
}

type Base = {
  config: Config
  database: Database
  dataKey: DataKey
  files: Files
  jobs: Jobs
  limits: RateLimits
  outbox: Outbox
  /** The semaphore for work on pictures. */
  runLimited: Semaphore
  log: Log
  now: () => number
}

/** Every capability of the product, opened once. */
export async function openCapabilities(base: Base) {
  const { config, database, jobs, now } = base
  const settings = createSettings({ ...base, mail: config.mail, databaseUrl: config.databaseUrl })
  const accounts = await createAccounts({ ...base, settings: config.accounts })
  jobs.repeat('accounts.forget', 60, (_job, signal) => accounts.forgetOld(signal))
  const storage = createStorage({ ...base, identify: accounts.identifyWithKeys, pictures: clinicPictures })
  jobs.repeat('files.sweep', 10, (_job, signal) => storage.sweep(signal))

  const treatments = readTreatments()
  const sheets = readPlannedSheets()
  const transport = readTransportFacts()
  const { operator, siteOrigin } = config
  const parts = { ...base, operator, siteOrigin, recordAudit, findEmails: accounts.findEmails }
  const clinics = openClinics({
    ...parts,
    samples: config.sampleClinics,
    clinics: config.clinics,
    addPicture: (address, { actor }) => storage.addPictureFrom(address, actor),
  })
  const places = openPlaces({ ...parts, clinics: clinics.clinics })
  const { stations } = transport.subway
  const dishes = readDishes()
  const food = openFood({ ...parts, food: config.food, places: places.places, dishes, stations })
  const trips = openTrips({
    ...parts,
    trips: config.trips,
    languageModel: config.languageModel,
    forecast: config.forecast,
    isLimited: config.rateLimits,
    rows: places.planningRows,
    treatments,
    sheets,
    toilets: readToilets(),
    transport,
  })
  const consultations = openConsultations({
    ...parts,
    treatments,
    findClinic: (id) => clinics.clinics.find(id),
    findProvenEmail: accounts.findProvenEmail,
  })
  const reviews = openReviews({
    ...parts,
    findClinic: (id) => clinics.clinics.find(id),
    contacts: consultations.contacts,
  })
  consultations.addAfterContactChange(reviews.afterContactChange)
  const contact = openContact(parts)
  const status = openStatus({ database, settings: describeStatusSettings(config), now })

  // A new capability is a line here.
  const capabilities = [
    { exportParts: [settings.exportPart], mounts: [(app) => settings.mount(app, accounts.identify)] },
    { mounts: [(app) => accounts.mount(app)], stop: () => accounts.stop() },
    { mounts: [(app) => storage.mount(app)] },
    clinics,
    places,
    food,
    trips,
    consultations,
    reviews,
    contact,
    status,
  ] satisfies readonly Capability[]
  for (const { exportParts = [], outsideServices = [], beforeDeletion } of capabilities as readonly Capability[]) {
    if (beforeDeletion) accounts.addBeforeDeletion(beforeDeletion)
    for (const part of exportParts) accounts.addToExport(part)
    for (const service of outsideServices) settings.addService(service)
  }
  return {
    capabilities,
    accounts,
    storage,
    trips,
    status: status.status,
    services: {
      places: places.places,
      food: food.food,
      savedPlaces: places.savedPlaces,
      clinics: clinics.clinics,
      /** The treatment rules that plans follow. */
      treatments,
      dishes,
      dishNamesSource,
      festivals: readFestivals(),
      gettingIn: readGettingIn(),
      consultations: consultations.consultations,
      reviews: reviews.reviews,
      contact: contact.contact,
      settings,
      tripOpenings: trips.tripOpenings,
      operator,
    },
  }
}

type Opened = Awaited<ReturnType<typeof openCapabilities>>
export type Services = Opened['services']
export type Routes = Extract<Opened['capabilities'][number], { routes: unknown }>['routes']
