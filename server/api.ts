import type { OwnAccountApi } from './accounts/own-account/own-account-routes.ts'
import type { RpcApi } from './accounts/wire/rpc-routes.ts'
import { describeClinicRoutes } from './clinics/clinic-routes.ts'
import type { ClinicManagement } from './clinics/manage-clinics.ts'
import type { Inbox } from './contact/inbox.ts'
import { describeMessageRoutes } from './contact/message-routes.ts'
import { describeEditedPlaceRoutes } from './places/edited-place-routes.ts'
import type { PlaceManagement } from './places/manage-places.ts'
import { createPlaceRows } from './places/place-rows.ts'
import { describePlaceRoutes } from './places/place-routes.ts'
import { describeSavedRoutes } from './places/saved-routes.ts'
import type { WireOf } from './platform/api/described-route.ts'
import type { Refusals, RoutesByCall } from './platform/api/wire-types.ts'
import type { Editor } from './platform/edits/editors.ts'
import type { Services } from './services.ts'
import type { SettingsApi } from './settings/settings-routes.ts'
import type { Status } from './status/status.ts'
import { describeStatusRoute } from './status/status-routes.ts'
import { createPlaceWishes } from './trips/planning/place-wishes.ts'
import { describePlaceWishesRoute } from './trips/planning/place-wishes-route.ts'
import { describePlannerFactsRoute } from './trips/planning/planner-facts-route.ts'
import { describeSavedTripRoutes } from './trips/saved/saved-trip-routes.ts'
import { describeTripDraftRoutes } from './trips/saved/trip-draft-routes.ts'
import type { createTripGenerator } from './trips/words/trip-generator.ts'
import { describeTripRequestRoutes } from './trips/trip-request-routes.ts'

type Parts = {
  services: Services
  clinicManagement: ClinicManagement
  placeManagement: PlaceManagement
  inbox: Inbox
  status: Status
  trips: Pick<ReturnType<typeof createTripGenerator>, 'facts' | 'named'>
  addPicture: (address: string, by: Editor) => Promise<string>
}

/** Every route of the product that has an API description. */
export function describeApi(parts: Parts) {
  const { services, clinicManagement, placeManagement, inbox, status, trips, addPicture } = parts
  return [
    ...describeClinicRoutes({ clinics: services.clinics, management: clinicManagement, addPicture }),
    ...describeMessageRoutes(inbox),
    describeStatusRoute(status),
    ...describeEditedPlaceRoutes(placeManagement),
    ...describePlaceRoutes({ places: services.places, rows: createPlaceRows(services) }),
    describePlannerFactsRoute(trips.facts),
    describePlaceWishesRoute(createPlaceWishes(trips.facts, trips.named)),
    ...describeSavedRoutes(services.savedPlaces),
    ...describeSavedTripRoutes(services.savedTrips, services.tripOpenings),
    ...describeTripDraftRoutes(services.tripDrafts),
    ...describeTripRequestRoutes(services.tripRequests),
  ]
}

type DescribedWire = WireOf<ReturnType<typeof describeApi>>

/** The input and the answer of every browser call, by method and path. Types only, which web/api.ts uses. */
export type Api = RoutesByCall<DescribedWire> & OwnAccountApi & RpcApi & SettingsApi

/** Additional members of an error response, by its code. */
export type RefusalDetails = Refusals<DescribedWire>
