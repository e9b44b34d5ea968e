import type { Dish } from '#domain/food/dishes.ts'
import type { MapSource } from '#domain/site/map-source.ts'
import type { Operator } from '#domain/site/operator.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { readDishes } from '#seed/dishes.ts'
import { readSubwayNetwork } from '#seed/transport.ts'
import { readTreatments } from '#seed/treatments.ts'
import type { SampleMode } from './clinics/clinic-marks.ts'
import type { ClinicSettings } from './clinics/clinic-settings.ts'
import { type Clinics, createClinics } from './clinics/clinics.ts'
import { clinicRegisterService, clinicSourceService } from './clinics/outside-clinic-services.ts'
import { openClinicSource } from './clinics/source/clinic-source.ts'
import { type Contact, createContact } from './contact/contact.ts'
import type { FoodSettings } from './food/food-settings.ts'
import { createFood, type Food } from './food/food.ts'
import { foodServices } from './food/outside-food-services.ts'
import { openFoodProviders } from './food/providers/open-providers.ts'
import { createPlaces, type Places } from './places/places.ts'
import { createSavedPlaces, type SavedPlaces } from './places/saved-places.ts'
import type { DataKey } from './platform/data-key/key-ring.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { RateLimits } from './platform/limits/rate-limits.ts'
import type { Log } from './platform/log/log.ts'
import type { MailSettings } from './platform/mail/mail-settings.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { PageNotes } from './platform/pages/pages.ts'
import { createSavedTrips, type SavedTrips } from './trips/saved/saved-trips.ts'
import { createTripDrafts, type TripDrafts } from './trips/saved/trip-drafts.ts'
import { createTripOpenings, type TripOpenings } from './trips/saved/trip-openings.ts'
import { createTripRequests, type TripRequests } from './trips/trip-requests.ts'
import { createSettings, type Settings } from './settings/settings.ts'

/** Every service of the product, built once. */
export type Services = {
  places: Places
  food: Food
  savedPlaces: SavedPlaces
  clinics: Clinics
  /** The treatment rules that plans follow. */
  treatments: readonly TreatmentFacts[]
  dishes: readonly Dish[]
  contact: Contact
  settings: Settings
  savedTrips: SavedTrips
  tripDrafts: TripDrafts
  tripOpenings: TripOpenings
  tripRequests: TripRequests
  operator: Operator | null
}

/** What a page's loader may use: the services, the site's own origin, and notes about the page. */
export type PageServices = Omit<
  Services,
  | 'settings'
  | 'clinics'
  | 'places'
  | 'food'
  | 'savedPlaces'
  | 'savedTrips'
  | 'tripDrafts'
  | 'tripOpenings'
  | 'tripRequests'
> & {
  places: Pick<Places, 'list' | 'first' | 'one' | 'pins' | 'near' | 'overview'>
  food: Pick<Food, 'search' | 'listPlaces'>
  savedPlaces: Pick<SavedPlaces, 'cards' | 'shared'>
  clinics: Pick<
    Clinics,
    | 'list'
    | 'listWhole'
    | 'facets'
    | 'pins'
    | 'find'
    | 'count'
    | 'counts'
    | 'plasticSurgeryList'
    | 'samplesGiveWay'
    | 'withoutReal'
  >
  settings: Pick<Settings, 'listServices'>
  tripOpenings: Pick<TripOpenings, 'shared'>
  page: PageNotes
  siteOrigin: string
  /** The map tiles that the operator configured; null for the built-in map. */
  map: MapSource | null
}

type Parts = {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  limits: Pick<RateLimits, 'take'>
  outbox: Outbox
  mail: MailSettings
  databaseUrl: string | null
  samples: SampleMode
  operator: Operator | null
  siteOrigin: string
  clinics: ClinicSettings
  food: FoodSettings
  log: Log
  now: () => number
}

export function createServices(parts: Parts): Services {
  const source = openClinicSource(parts)
  const settings = createSettings(parts)
  settings.addService(clinicRegisterService(parts.clinics))
  settings.addService(clinicSourceService(parts.clinics, source))
  const places = createPlaces(parts)
  const providers = openFoodProviders(parts)
  for (const service of foodServices(providers)) settings.addService(service)
  return {
    places,
    food: createFood({ ...parts, places, stations: readSubwayNetwork().stations, providers }),
    savedPlaces: createSavedPlaces(parts),
    clinics: createClinics({ ...parts, source }),
    treatments: readTreatments(),
    dishes: readDishes(),
    contact: createContact(parts),
    settings,
    savedTrips: createSavedTrips(parts),
    tripDrafts: createTripDrafts(parts),
    tripOpenings: createTripOpenings(parts),
    tripRequests: createTripRequests(parts),
    operator: parts.operator,
  }
}
