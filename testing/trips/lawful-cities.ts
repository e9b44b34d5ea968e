import { airportBase } from '#domain/korea/airports.ts'
import type { PlanBase, PlanLeg, PlanPlace } from '#domain/trips/plan/plans.ts'
import { askTrip, type Ends, inventRow, type Trip, type Visit, writeTrip } from './lawful-trip.ts'

const bases = {
  seoul: { name: 'Insadong', lat: 37.574, lng: 126.985 },
  gyeongju: { name: 'Gyeongju', lat: 35.836, lng: 129.21 },
  busan: { name: 'Busan', lat: 35.157, lng: 129.059 },
  jeju: { name: 'Jeju', lat: 33.506, lng: 126.528 },
} as const satisfies Record<string, PlanBase>
type City = keyof typeof bases

// Legs that are slow enough for every speed limit.
const ways = {
  fromIncheon: { mode: 'train', minutes: 70, metres: 62_000, cost: 4450 },
  toGyeongju: { mode: 'ktx', minutes: 150, metres: 340_000, cost: 51_000 },
  toBusan: { mode: 'bus', minutes: 80, metres: 95_000, cost: 8000 },
  toJeju: { mode: 'flight', minutes: 170, metres: 310_000, cost: 72_000 },
  toJejuAirport: { mode: 'bus', minutes: 25, metres: 6000, cost: 1500 },
} as const satisfies Record<string, PlanLeg>

/** Four sights, a cafe and two restaurants in each of four cities. */
function inventCities(): PlanPlace[] {
  const cities: City[] = ['seoul', 'gyeongju', 'busan', 'jeju']
  return cities.flatMap((city) => {
    const place = (id: string, step: number, facts: Partial<PlanPlace>) => {
      const { lat, lng } = inventRow(id, step)
      const moved = { lat: lat - bases.seoul.lat + bases[city].lat, lng: lng - bases.seoul.lng + bases[city].lng }
      const area = city === 'seoul' ? ('Insadong' as const) : null
      return inventRow(`${city}-${id}`, step, { ...moved, area, ...facts })
    }
    const food: Partial<PlanPlace> = { interests: ['food'], cost: 9000, kind: 'restaurant' }
    return [
      ...[0, 1, 2, 3].map((step) => place(`sight-${step}`, step, { tags: ['photogenic'] })),
      place('cafe', 4, { ...food, kind: 'cafe' }),
      place('noodle', 5, { ...food, cuisine: 'noodles' }),
      place('grill', 6, { ...food, cuisine: 'grill' }),
    ]
  })
}

function lunch(city: City, arrive: string, leave: string): Visit {
  return { placeId: `${city}-noodle`, kind: 'meal', meal: 'lunch', arrive, leave }
}

function dinner(city: City, arrive: string, leave: string): Visit {
  return { placeId: `${city}-grill`, kind: 'meal', meal: 'dinner', arrive, leave }
}

function sight(city: City, index: number, arrive: string, leave: string): Visit {
  return { placeId: `${city}-sight-${index}`, kind: 'attraction', arrive, leave }
}

function cafe(city: City, arrive: string, leave: string): Visit {
  return { placeId: `${city}-cafe`, kind: 'cafe', arrive, leave }
}

function moveTo(city: City, leg: PlanLeg, arrive: string, leave: string): Visit {
  const { name, lat, lng } = bases[city]
  return { placeId: null, kind: 'transfer', name: `On to ${name}`, lat, lng, arrive, leave, leg }
}

/**
 * Five days in four cities that meet every rule: from Incheon to Seoul, by KTX to Gyeongju, by bus to Busan, by air to
 * Jeju, and home from there.
 */
export function lawfulCities(): Trip {
  const asked = { totalBudget: '500,000 won', mustVisitPlaces: '' }
  const steps = askTrip(5, asked)
  steps.step1.arrival = { airport: 'ICN', time: '09:40' }
  steps.step1.departure = { airport: 'CJU', time: '20:00' }
  const { seoul, gyeongju, busan, jeju } = bases
  const ends: Ends[] = [
    { from: airportBase('ICN'), to: seoul },
    { from: seoul, to: gyeongju },
    { from: gyeongju, to: busan },
    { from: busan, to: jeju },
    { from: jeju, to: airportBase('CJU'), wayBack: { ...ways.toJejuAirport } },
  ]
  const days: Visit[][] = [
    [
      { ...lunch('seoul', '12:20', '13:20'), leg: { ...ways.fromIncheon } },
      sight('seoul', 0, '14:00', '15:00'),
      cafe('seoul', '15:20', '16:00'),
      sight('seoul', 1, '16:20', '17:20'),
      dinner('seoul', '18:00', '19:00'),
    ],
    [
      moveTo('gyeongju', { ...ways.toGyeongju }, '11:30', '11:45'),
      lunch('gyeongju', '12:10', '13:10'),
      sight('gyeongju', 0, '13:30', '14:30'),
      sight('gyeongju', 1, '15:00', '16:00'),
      dinner('gyeongju', '18:00', '19:00'),
    ],
    [
      sight('gyeongju', 2, '09:30', '10:30'),
      moveTo('busan', { ...ways.toBusan }, '12:00', '12:20'),
      lunch('busan', '12:40', '13:40'),
      sight('busan', 0, '14:00', '15:00'),
      dinner('busan', '18:00', '19:00'),
    ],
    [
      moveTo('jeju', { ...ways.toJeju }, '11:50', '12:10'),
      lunch('jeju', '12:40', '13:40'),
      sight('jeju', 0, '14:00', '15:00'),
      dinner('jeju', '18:00', '19:00'),
    ],
    [sight('jeju', 1, '09:30', '10:30'), sight('jeju', 2, '11:00', '12:00'), lunchAgain()],
  ]
  const trip = writeTrip(steps, [...inventCities(), secondLunch()], days, ends)
  const shortfalls = ['arrival', 'transfer', 'transfer', 'transfer', 'departure'] as const
  for (const [index, shortfall] of shortfalls.entries()) Object.assign(trip.plan.days[index] ?? {}, { shortfall })
  return trip
}

/** No place may occur twice, so the last day has other restaurants. */
function secondLunch(): PlanPlace {
  const { lat, lng } = bases.jeju
  const food: Partial<PlanPlace> = { interests: ['food'], cost: 9000, kind: 'restaurant', cuisine: 'soup' }
  return inventRow('jeju-soup', 3, { lat: lat + 0.001, lng, area: null, ...food })
}

function lunchAgain(): Visit {
  return { placeId: 'jeju-soup', kind: 'meal', meal: 'lunch', arrive: '12:30', leave: '13:30' }
}
