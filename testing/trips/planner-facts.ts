import type { PlaceFacts } from '#domain/places/places.ts'
import { createPlanningRows } from '#server/places/planning-rows.ts'
import { createPlannerFacts } from '#server/trips/planning/planner-facts.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'
import { readPlannedSheets } from '#seed/day-sheets.ts'
import { readToilets } from '#seed/getting-in.ts'
import { readTreatments } from '#seed/treatments.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { openTestPlaces } from '#testing/builders/places.ts'

/** The facts that trips are planned from, as a server has them. */
export async function openTestFacts(
  places: readonly PlaceFacts[] | 'catalogue',
  limits?: { mostPlaces: number; mostClinics: number },
) {
  const opened = await openTestPlaces({ withCatalogue: places === 'catalogue' })
  if (places !== 'catalogue') await opened.places.load(places)
  const { log, lines } = createTestLog()
  let readings = 0
  const rows = createPlanningRows(opened, limits)
  const facts = createPlannerFacts({
    rows: {
      list() {
        readings += 1
        return rows.list()
      },
      find: (words) => rows.find(words),
    },
    treatments: readTreatments(),
    sheets: readPlannedSheets(),
    toilets: readToilets(),
    transport: readTransportFacts(),
    log,
  })
  return { ...opened, facts, lines, log, readings: () => readings }
}
