import { straightMetres } from '#domain/korea/distances.ts'
import { nearestBase, pointOfBase, type Trip, waysOf } from './read-trip.ts'
import type { Rule } from './rule.ts'

const dayTripsOnly = ['ganghwa', 'gapyeong', 'suwon', 'incheon']
const jeju = ['jeju-city', 'seogwipo']
// A region that is seen in a day from elsewhere is reached by such a place.
const regionMetres = 30_000
const longWays = 240
const loopMetres = { odd: 100_000, absurd: 280_000 }
const earlyFlight = '12:30'
const cityOfAirport: Record<string, readonly string[]> = {
  ICN: ['seoul', 'incheon'],
  GMP: ['seoul', 'incheon'],
  PUS: ['busan'],
  CJU: jeju,
  TAE: ['daegu'],
  CJJ: ['cheongju'],
  MWX: ['mokpo'],
}

/** The nights of a trip; the last day has none. */
function nightsOf({ days }: Trip): string[] {
  return days.slice(0, -1).map(({ night }) => night)
}

function isSame(one: string, other: string): boolean {
  return one === other || (jeju.includes(one) && jeju.includes(other))
}

/** How much longer the way from bed to bed is than the shortest one over the same cities. */
function loopOf(trip: Trip): number {
  const nights = [nearestBase(trip.plan.days[0]?.from ?? trip.plan.base), ...trip.days.map(({ night }) => night)]
  const route = nights.filter((night, at) => night !== nights[at - 1])
  const [first, ...others] = route
  const last = others.pop()
  if (first === undefined || last === undefined || others.length > 6) return 0
  const between = [...new Set(others)].filter((city) => city !== first && city !== last)
  const shortest = Math.min(...orders(between).map((order) => lengthOf([first, ...order, last])))
  return lengthOf(route) - shortest
}

function lengthOf(route: readonly string[]): number {
  return route.reduce((sum, city, at) => {
    const [from, to] = [pointOfBase(route[at - 1] ?? city), pointOfBase(city)]
    return from && to ? sum + straightMetres(from, to) : sum
  }, 0)
}

function orders(cities: readonly string[]): string[][] {
  if (cities.length < 2) return [[...cities]]
  return cities.flatMap((city, at) => orders(cities.toSpliced(at, 1)).map((order) => [city, ...order]))
}

function regionsSeen(trip: Trip, region: string): boolean {
  const centre = pointOfBase(region)
  return trip.days.some(
    ({ night, visits }) =>
      isSame(night, region) || visits.some(({ row }) => centre && straightMetres(centre, row) < regionMetres),
  )
}

export const bedRules: readonly Rule[] = [
  {
    name: 'nobody sleeps where one goes for a day',
    severity: 3,
    find: (trip) =>
      trip.steps.step1.departure?.airport === 'ICN' && trip.days.at(-2)?.night === 'incheon'
        ? []
        : [...new Set(nightsOf(trip))].filter((night) => dayTripsOnly.includes(night) && trip.intent.only !== night),
  },
  {
    name: 'no two days in a row with four hours of ways from the same bed',
    severity: 3,
    find: ({ days }) =>
      days.flatMap((one, at) => {
        const next = days[at + 1]
        const isLong = (each: typeof one) => !each.hasMove && !each.hasFlight && waysOf(each.day) > longWays
        return next && isLong(one) && isLong(next) ? [`days ${at + 1} and ${at + 2}`] : []
      }),
  },
  {
    name: 'a trip over several cities begins and ends in Seoul',
    severity: 2,
    find: (trip) => {
      const nights = nightsOf(trip)
      const isRound = new Set(nights).size > 1 && !trip.intent.only
      const { arrival, departure } = trip.steps.step1
      const starts = arrival ? [] : nights.slice(0, 1)
      const ends = departure ? [] : nights.slice(-1)
      return isRound ? [...starts, ...ends].filter((night) => night !== 'seoul') : []
    },
  },
  {
    name: 'no loop of a hundred kilometres',
    severity: 2,
    find: (trip) => {
      const extra = loopOf(trip)
      return extra > loopMetres.odd && extra <= loopMetres.absurd ? [`${Math.round(extra / 1000)} km`] : []
    },
  },
  {
    name: 'no loop of three hundred kilometres',
    severity: 3,
    find: (trip) => (loopOf(trip) > loopMetres.absurd ? [`${Math.round(loopOf(trip) / 1000)} km`] : []),
  },
  {
    name: 'two nights on Jeju at least',
    severity: 2,
    find: (trip) => {
      const nights = nightsOf(trip)
      return nights.filter((night) => jeju.includes(night)).length === 1 && nights.length > 2 ? ['one night'] : []
    },
  },
  {
    name: 'a region that is named gets a night or a day',
    severity: 3,
    find: (trip) =>
      trip.days.length < 3 ? [] : trip.intent.regions.filter((region) => !regionsSeen(trip, region)).map(String),
  },
  {
    name: 'every night is in the only city that is wanted',
    severity: 3,
    find: (trip) => {
      const only = trip.intent.only === 'jeju' ? 'jeju-city' : trip.intent.only
      return only === null ? [] : nightsOf(trip).filter((night) => !isSame(night, only))
    },
  },
  {
    name: 'the last night before an early flight is near its airport',
    severity: 2,
    find: (trip) => {
      const { departure } = trip.steps.step1
      const night = nightsOf(trip).at(-1)
      if (!departure || departure.time >= earlyFlight || trip.days.length < 2 || night === undefined) return []
      return cityOfAirport[departure.airport]?.includes(night) === false ? [night] : []
    },
  },
]
