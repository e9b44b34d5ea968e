import type { Clinics } from '#server/clinics/clinics.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { EditingOptions } from '#server/platform/edits/editing.ts'
import { reportVisits } from '#server/platform/http/visits.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { describeEditedPlaceRoutes } from './edited-place-routes.ts'
import { createPlaceManagement } from './manage-places.ts'
import { createPlaceInterest } from './place-interest.ts'
import { describePlaceRoutes } from './place-routes.ts'
import { createPlaceRows } from './place-rows.ts'
import { createPlaces } from './places.ts'
import { createPlanningRows } from './planning-rows.ts'
import { createSavedPlaces } from './saved-places.ts'
import { describeSavedRoutes } from './saved-routes.ts'

type Parts = EditingOptions<'place'> & {
  database: Database
  clinics: Clinics
  jobs: Pick<Jobs, 'repeat'>
  log: Log
  now: () => number
}

/** The catalogue of places, its administration, the interest of visitors, and the members' saved places. */
export function openPlaces(parts: Parts) {
  const places = createPlaces(parts)
  const savedPlaces = createSavedPlaces(parts)
  const management = createPlaceManagement(parts)
  const interest = createPlaceInterest(parts)
  parts.jobs.repeat('places.trending', 60, () => interest.refresh())
  return {
    places,
    savedPlaces,
    /** The rows that trips are planned from. */
    planningRows: createPlanningRows({ places, clinics: parts.clinics }),
    routes: [
      ...describeEditedPlaceRoutes(management),
      ...describePlaceRoutes({ places, rows: createPlaceRows({ places, clinics: parts.clinics }) }),
      ...describeSavedRoutes(savedPlaces),
    ],
    exportParts: [savedPlaces.exportPart, management.exportPart],
    mounts: [reportVisits({ under: '/places', tell: (path) => interest.noteView(path) })],
    stop: () => interest.stop(),
  }
}
