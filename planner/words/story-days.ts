import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import { duskOf } from '#domain/korea/dusk.ts'
import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import { isInSeason, isOfTrees } from '#domain/places/place-seasons.ts'
import { intervalsOn, spanOf, usualOn } from '#domain/places/opening-hours.ts'
import type { PlanDay, PlanLeg, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { isPrivateTime } from '#domain/trips/plan/private-stops.ts'
import { koreanStationName } from '#domain/korea/station-names.ts'
import { type RecoveryNote, recoveryOn } from '#domain/trips/plan/trip-recovery.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import type { StoryDay, StoryMoney, StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import { journeyOf } from '#domain/trips/plan/move-names.ts'
import { sentencesOf, suitsMonth, suitsWeekday } from './description-sentences.ts'

type Places = Readonly<Record<string, TripPlace>>
type Known = { places: Places; mayMention: (sentence: string) => boolean; notes: readonly RecoveryNote[] }

/** The facts of one day and its stops for the text. */
export function presentStoryDay(day: PlanDay, index: number, { places, mayMention, notes }: Known): StoryDay {
  const { date, from, to, returnLeg, shortfall } = day
  return {
    index,
    date,
    weekday: weekdayOf(date),
    from: from.name,
    to: to.name,
    stops: joinStays(day.stops).map(({ stop, lunchAt }) => ({
      ...storyStop(stop, date, places, mayMention),
      lunchAt,
    })),
    hasJourney: journeyOf(day) !== null,
    returnLeg,
    money: moneyOf(day),
    shortfall,
    recovery: recoveryOn(date, notes),
  }
}

type Stay = { stop: PlanStop; lunchAt: string | null }

/** A stay with lunch inside is told as one stop. */
function joinStays(stops: readonly PlanStop[]): Stay[] {
  const joined: Stay[] = []
  for (const stop of stops) {
    const last = joined.at(-1)
    const isSame = last && stop.placeId !== null && last.stop.placeId === stop.placeId && !isAtClinic(stop)
    if (!isSame) joined.push({ stop, lunchAt: null })
    else {
      last.lunchAt = stop.kind === 'meal' ? stop.arrive : last.lunchAt
      last.stop = { ...last.stop, leave: stop.leave, cost: last.stop.cost + (stop.kind === 'meal' ? 0 : stop.cost) }
    }
  }
  return joined
}

function isAtClinic({ treatment }: PlanStop): boolean {
  return treatment !== undefined
}

function storyStop(
  stop: PlanStop,
  date: string,
  places: Places,
  mayMention: (sentence: string) => boolean,
): Omit<StoryStop, 'lunchAt'> {
  const row = stop.placeId === null ? undefined : places[stop.placeId]
  const { kind, arrive, leave, leg, cost, because } = stop
  const place = row ? { ...storyPlace(row, date, mayMention), best: bestOfStay(row, date, stop) } : null
  return {
    place,
    name: row?.name.en ?? (isPrivateTime(stop) ? '' : (stop.name ?? '')),
    kind,
    meal: stop.meal ?? null,
    treatment: stop.treatment ?? null,
    arrive,
    leave,
    minutes: minutesOf(leave) - minutesOf(arrive),
    leg,
    cost,
    costUnknown: stop.costUnknown ?? false,
    fees: stop.fees ?? [],
    opening: row ? openingAround(row, date, stop) : null,
    hours: hoursOfStop(stop, row ?? null, date),
    because,
    isPrivate: isPrivateTime(stop),
    stations: stop.stations ?? null,
  }
}

// In minutes before it is dark: half an hour before sunset.
const duskBegins = 60

/** When it is best. Of a stay after dark, or one that ends well before sunset, nobody says that it is at dusk. */
function bestOfStay({ best = null }: TripPlace, date: string, { arrive, leave }: PlanStop): StoryPlace['best'] {
  if (best !== 'dusk') return best
  const dark = duskOf(Number(date.slice(5, 7)))
  if (minutesOf(arrive) > dark) return 'evening'
  return minutesOf(leave) >= dark - duskBegins ? best : null
}

function storyPlace(row: TripPlace, date: string, mayMention: (sentence: string) => boolean): Omit<StoryPlace, 'best'> {
  const { id, name, kind, area, district, station, cuisine, tags, interests, tip, seasonBest = [] } = row
  // `경복궁역` contains the name of the palace, which may not be in the plan.
  const stationKo = station === null ? null : koreanStationName(station)
  const sentences = sentencesOf(row.description).filter(mayMention)
  const ofSeason = sentences.filter((sentence) => suitsMonth(sentence, date))
  return {
    id,
    name,
    kind,
    quarter: area ?? townOf(district.en),
    station,
    stationKo: stationKo !== null && mayMention(stationKo) ? stationKo : null,
    isTour: row.access === 'tour',
    cuisine,
    tags,
    interests,
    headline: row.headline ?? null,
    dusk: row.dusk ?? null,
    trees: seasonBest.find((season) => isOfTrees(season.what) && isInSeason(season, date.slice(5)))?.what ?? null,
    tip: tip && mayMention(tip) && suitsMonth(tip, date) && suitsWeekday(tip, date) ? tip : null,
    sentences: ofSeason.length > 0 ? ofSeason : sentences.slice(0, 1),
  }
}

/** The town of a district. Empty for a district of a big city (`Jongno-gu, Seoul`), which travellers do not know. */
function townOf(district: string): string {
  const name = district.replace(/,.*$/u, '')
  return name.endsWith('-gu') ? '' : name.replace(/-(?:si|gun)$/u, '')
}

/** The opening interval of the date that contains the stay. */
function openingAround(row: TripPlace, date: string, stop: PlanStop): StoryStop['opening'] {
  const [arrive, leave] = [minutesOf(stop.arrive), minutesOf(stop.leave)]
  const usual = usualOn(row, date)
  for (const interval of intervalsOn(row, date) ?? []) {
    const { from, to, lastEntry } = spanOf(interval, usual.lastEntry)
    if (from > arrive || to < leave || to - from >= 24 * 60) continue
    return { from: interval[0], to: interval[1], lastEntry: lastEntry === null ? null : usual.lastEntry }
  }
  return null
}

function moneyOf({ stops, returnLeg, cost }: PlanDay): StoryMoney {
  const sum = (all: readonly PlanStop[], pick: (stop: PlanStop) => number) =>
    all.reduce((total, stop) => total + pick(stop), 0)
  const isMeal = ({ kind }: PlanStop) => kind === 'meal' || kind === 'cafe'
  const isMove = ({ kind }: PlanStop) => kind === 'transfer'
  const fare = (leg: PlanLeg | null) => leg?.cost ?? 0
  return {
    total: cost,
    meals: sum(stops.filter(isMeal), (stop) => stop.cost),
    entries: sum(
      stops.filter((stop) => !isMeal(stop) && !isMove(stop) && !stop.fees),
      (stop) => stop.cost,
    ),
    ways:
      sum(
        stops.filter((stop) => !isMove(stop)),
        ({ leg }) => fare(leg),
      ) + fare(returnLeg),
    moves: sum(stops.filter(isMove), (stop) => stop.cost + fare(stop.leg)),
    fees: clinicFeesOf(stops),
  }
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
