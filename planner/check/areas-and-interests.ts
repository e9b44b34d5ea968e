import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { namedPlaces } from './must-visits.ts'
import {
  isClinicVisit,
  isCutShort,
  metresBetween,
  metresToBases,
  needsPlace,
  type PlanReading,
  type Point,
  type ReadStop,
} from './plan-reading.ts'
import { judge } from './verdict.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

const nearMetres = 25_000
const cityHall: Point = { lat: 37.5665, lng: 126.978 }

function isInCapital(point: Point): boolean {
  return metresBetween(cityHall, point) <= nearMetres
}

/**
 * On full days in Seoul, half of the stops are in the chosen areas if these have enough places. Every interest is
 * covered.
 */
export function checkAreasAndInterests(reading: PlanReading) {
  const { wishes, days, stops, rows, plan } = reading
  return judge('areas_and_interests', (tally) => {
    const isInArea = ({ area }: PlanPlace) => area !== null && wishes.areas.includes(area)
    const named = namedPlaces(wishes.places)
    const inCapital = days
      .filter((read) => [read.day.from, read.day.to].every(isInCapital) && !isCutShort(read, reading))
      .flatMap((day) => day.stops)
    // With a diet one eats where a table suits.
    const isForDiet = ({ stop, row }: ReadStop) =>
      wishes.diets.some(isStrict) && stop.kind === 'meal' && row !== null && !isInArea(row)
    const free = inCapital.filter(
      (read) => needsPlace(read) && !isClinicVisit(read) && !named.has(read.stop.placeId ?? '') && !isForDiet(read),
    )
    const inAreas = free.filter(({ row }) => row !== null && isInArea(row))
    if (wishes.areas.length > 0 && countOffered([...rows.values()], wishes) >= free.length)
      tally.test(
        inAreas.length * 2 >= free.length,
        () => `${inAreas.length} of ${free.length} stops lie in ${wishes.areas.join(' or ')}.`,
        false,
        () => ({ code: 'few_in_areas', count: inAreas.length, of: free.length, areas: wishes.areas }),
      )
    const isSaid = plan.conflicts.some(({ wishes: clashing }) => clashing.includes('selectedInterests'))
    for (const interest of wishes.interests) {
      const answers = (row: PlanPlace) => row.interests.includes(interest)
      const isNear = (row: PlanPlace) => metresToBases(reading, row) <= nearMetres
      if (![...rows.values()].some((row) => answers(row) && isNear(row) && !row.permanentlyClosed)) continue
      tally.test(
        isSaid || stops.some(({ row }) => row !== null && answers(row)),
        () => `Nothing in the plan is for ${interest}.`,
        false,
        () => ({ code: 'interest_missing', interest }),
      )
    }
  })
}

/** How many places the chosen areas have for these travellers. A trip with more stops is not held to them. */
export function countOffered(rows: readonly PlanPlace[], wishes: PlanReading['wishes']): number {
  const isInArea = ({ area }: PlanPlace) => area !== null && wishes.areas.includes(area)
  return rows.filter((row) => isInArea(row) && isSuitable(row, wishes)).length
}

/**
 * Whether these travellers may be sent there unasked: no bar for a family, no kitchen of a diet that nobody keeps, no
 * stairs for a wheelchair, few for older people.
 */
function isSuitable(row: PlanPlace, wishes: PlanReading['wishes']): boolean {
  const { kind, tags, permanentlyClosed } = row
  if (permanentlyClosed || kind === 'clinic' || kind === 'lodging' || !isPassable(row, wishes)) return false
  const isNight = kind === 'nightlife' || tags.includes('adult')
  if (isNight && (wishes.travelerType === 'family' || !wishes.interests.includes('nightlife'))) return false
  return wishes.diets.some(isStrict) || !(tags.includes('halal') || tags.includes('vegan'))
}

function isPassable({ stairs = null, tags }: PlanPlace, { party }: PlanReading['wishes']): boolean {
  if (!party?.older && party?.mobility !== 'wheelchair') return true
  if (tags.includes('strenuous') || stairs === 2) return false
  return party.mobility !== 'wheelchair' || tags.includes('step-free') || stairs !== 1
}
