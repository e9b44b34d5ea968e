import { isSamePoint, straightMetres } from '#domain/korea/distances.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import type { PlanBase, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { PlaceWish } from '#domain/wishes/must-visit-text.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { differenceOfNights, startsOfAskedNights } from './cities/asked-nights.ts'
import type { NightFacts } from './cities/city-worths.ts'
import { countUnseen } from './cities/arrange-nights.ts'
import { frameDays } from './cities/day-frames.ts'
import { shareIsland } from './cities/island-nights.ts'
import { farthestMetres, isInCapital, reachFrom } from './cities/day-trips.ts'
import { namedRows } from './cities/named-days.ts'
import { baseOfArrival, chooseBase, usualBase } from './cities/trip-base.ts'
import { chooseNights, fillsTrip, maySeeSeveral, needsSeveral, outgrowsTown } from './cities/trip-cities.ts'
import { planTreatments, type TreatmentDays } from './treatment-days.ts'
import type { TripRequest } from './trip-request.ts'

// There is no move in the first days after a treatment.
const leastRestDays = 3
// A longer trip without flights sees the capital as well.
const mostDaysFar = 5
const mostDaysAtBed = 14

// Everything there is a day's way from one bed.
const oneBed: readonly string[] = ['Jeju', 'Busan', 'Daegu', 'Daejeon', 'Gwangju', 'Ulsan']

type Nights = readonly [PlanBase, ...PlanBase[]]
type Known = Pick<NightFacts, 'facts' | 'legOf'>
type PlannedNights = { base: PlanBase; treatments: TreatmentDays; nights: Nights }

/** The base of each night, the first of them, and the treatments, which are near it. */
export function planNights(request: TripRequest, known: Known): PlannedNights {
  const { wishes } = request
  const isAsked = wishes.nights.length > 0 && wishes.days > 1
  const planned = isAsked ? planAskedNights(request, known) : planFreeNights(request, known)
  const nights = shareIsland(planned.nights, wishes, known.facts)
  return { ...planned, base: nights[0], nights }
}

/** From a start that has clinics for the treatments, the first that leaves the nights as they were asked for. */
function planAskedNights(request: TripRequest, known: Known): PlannedNights {
  const { wishes } = request
  const [first, ...others] = startsOfAskedNights({ wishes, ...known })
  const planned = planFrom(first ?? baseOfArrival(wishes, known.facts), request, known)
  if (wishes.treatments.length === 0) return planned
  const isAsAsked = ({ nights }: PlannedNights) => {
    const slept = Array.from(
      { length: wishes.days - 1 },
      (_, night) => nights[Math.min(night, nights.length - 1)] ?? nights[0],
    )
    return differenceOfNights(wishes.nights, slept).missing === 0
  }
  const hasClinics = ({ treatments }: PlannedNights) =>
    !treatments.unplaced.some(({ reason }) => reason === 'no_clinic')
  const all = [planned, ...others.map((start) => planFrom(start, request, known))]
  const treated = all.filter(hasClinics)
  return treated.find(isAsAsked) ?? treated[0] ?? all.find(isAsAsked) ?? planned
}

function planFreeNights(request: TripRequest, { facts, legOf }: Known): PlannedNights {
  const { wishes } = request
  const single = chooseBase(wishes, facts, legOf)
  const isShort = mayBeFarFromCapital(wishes)
  // A named city or island may be all that is wanted, and one bed is enough for a few days.
  if (maySpendAllAt(single, wishes) && isAllOfOne(wishes.places, facts.catalogue))
    return planFrom(single, { ...request, wishes: { ...wishes, cities: 'one' } }, { facts, legOf })
  const isRound =
    (wishes.cities === 'several' && maySeeSeveral(wishes)) ||
    needsSeveral({ wishes, facts, base: single, legOf }) ||
    outgrowsTown({ wishes, facts, base: single })
  const isSingle = wishes.areas.length > 0 || !isRound
  // A trip with several cities starts near the airport of arrival.
  const arrival = baseOfArrival(wishes, facts)
  const isFilled = !wishes.arrival && fillsTrip({ wishes, facts, base: single })
  // In a few days without flights and without the capital nobody comes back to the first city.
  const others = withoutCapital(wishes)
  const isOpen = isShort && others.places.length === wishes.places.length && wishes.treatments.length === 0
  const planAt = (base: PlanBase) => planFrom(base, request, { facts, legOf }, isOpen && !isInCapital(base) ? 0 : 1)
  const first = planAt(isSingle || isFilled ? single : arrival)
  // A trip that turns out to have several cities starts there as well.
  const isElsewhere = !isFilled && wishes.areas.length === 0 && straightMetres(first.base, arrival) > farthestMetres
  const planned = isElsewhere && listBases(first.nights).length > 1 ? planAt(arrival) : first
  // Clinics decide where a trip for a treatment is.
  if (wishes.treatments.length > 0) return planned
  const unseenIn = ({ nights }: PlannedNights) => countUnseen({ wishes, facts, legOf }, nights)
  if (!isInCapital(planned.base)) {
    // Whoever has landed elsewhere may go on to the capital, where that leaves more days for what was named.
    const inCapital = planFrom(usualBase(facts), request, { facts, legOf })
    return unseenIn(planned) > 0 && unseenIn(inCapital) < unseenIn(planned) ? inCapital : planned
  }
  // The capital and the ways there may leave too little of a few days for what was named, the capital too or not.
  const missedIn = (trial: PlannedNights) => countAway({ wishes, facts, legOf }, trial.nights) + unseenIn(trial)
  const isFew = isShort && missedIn(planned) > 0
  const trials = isFew
    ? [planAt(single), planFrom(planned.base, request, { facts, legOf }, 0), planAt(chooseBase(others, facts, legOf))]
    : []
  return trials.reduce((best, trial) => (missedIn(trial) < missedIn(best) ? trial : best), planned)
}

/** Whether one region was named and nothing else, or all that was named lies on one island or in one great city. */
function isAllOfOne(places: readonly PlaceWish[], catalogue: readonly PlanPlace[]): boolean {
  if (!places.some(({ kind }) => kind === 'region')) return false
  const provinces = new Set(
    places.flatMap((wish) => {
      if (wish.kind === 'region') return [wish.region.province]
      const [id] = wish.kind === 'place' ? [wish.placeId] : wish.kind === 'several' ? wish.placeIds : []
      return catalogue.find((row) => row.id === id)?.province ?? (wish.kind === 'area' ? 'Seoul' : [])
    }),
  )
  const [province = ''] = provinces
  return places.length === 1 || (provinces.size === 1 && oneBed.includes(province))
}

/** The wishes without the capital as a whole, which other places leave no days for. */
function withoutCapital(wishes: TripWishes): TripWishes {
  const isCapital = (wish: PlaceWish) => wish.kind === 'region' && wish.region.province === 'Seoul'
  return { ...wishes, places: wishes.places.filter((wish) => !isCapital(wish)) }
}

/** The named places that are neither near a night nor on a day trip from one. */
function countAway({ wishes, facts, legOf }: Omit<NightFacts, 'base'>, nights: Nights): number {
  const reached = listBases(nights).map((base) => reachFrom(base, legOf))
  const isAway = (row: PlanPlace) => !reached.some(({ isNear, isOnDayTrip }) => isNear(row) || isOnDayTrip(row))
  return namedRows(wishes, facts.catalogue).filter(isAway).length
}

/** Whether a few days without flights may be spent where they were asked for, and none of them in the capital. */
function mayBeFarFromCapital(wishes: TripWishes, mostDays = mostDaysFar): boolean {
  const { arrival, departure, areas, cities, days } = wishes
  return !arrival && !departure && areas.length === 0 && cities !== 'several' && days <= mostDays
}

/** More days than a few are for who has a bed there. */
function maySpendAllAt(base: PlanBase, wishes: TripWishes): boolean {
  return !isInCapital(base) && mayBeFarFromCapital(wishes, wishes.beds.length > 0 ? mostDaysAtBed : mostDaysFar)
}

/** `leastAtEnd`: the nights at the end, where the trip comes back to its start; none is a move on the last day. */
function planFrom(
  base: PlanBase,
  { wishes, catalogue, plannedOn }: TripRequest,
  { facts, legOf }: Known,
  leastAtEnd: 0 | 1 = 1,
): PlannedNights {
  const treatments = planTreatments(wishes, catalogue, base, frameDays(wishes, [base], legOf), plannedOn)
  const leastAtFirst = nightsOfTreatments(wishes, treatments)
  const nights = chooseNights({ wishes, facts, base, legOf }, { leastAtFirst, leastAtEnd })
  return { base, treatments, nights }
}

/**
 * The least nights at the first base: until the last visit to a clinic, and as long as flights are not advised. Some
 * quiet days may be elsewhere.
 */
function nightsOfTreatments({ treatments }: TripWishes, { visits, keptFree }: TreatmentDays): number {
  const restOf = (treatment: TreatmentClass) => {
    const recovery = treatments.find(({ treatmentClass }) => treatmentClass === treatment)?.recovery
    return recovery ? Math.max(recovery.stayDays, Math.min(recovery.quietDays, leastRestDays)) : 0
  }
  const done = [...visits.filter(({ kind }) => kind === 'treatment'), ...keptFree]
  const rested = done.map(({ day, treatment }) => day + restOf(treatment))
  return 1 + Math.max(0, ...visits.map(({ day }) => day), ...rested)
}

/** The bases of the nights, each once. */
export function listBases(nights: Nights): [PlanBase, ...PlanBase[]] {
  const [first, ...others] = nights
  return [
    first,
    ...others.filter(
      (base, at) => !isSamePoint(base, first) && others.findIndex((one) => isSamePoint(one, base)) === at,
    ),
  ]
}
