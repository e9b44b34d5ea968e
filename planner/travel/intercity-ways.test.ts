import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import type { Hub, HubKind, Intercity, JourneyMode } from '#domain/korea/transport.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { createIntercityWays } from './intercity-ways.ts'

function hub(id: string, kind: HubKind, lat: number, lng: number): Hub {
  return { id, kind, name: { en: id, ko: id }, lat, lng }
}

function journey(mode: JourneyMode, from: string, to: string, minutes: number) {
  return { mode, from, to, minutes, priceWon: 10_000 }
}

/** A train to a harbour town, a ship from its port, and an airport that nothing leads to. */
const table: Intercity = {
  hubs: [
    hub('capital', 'train', 37.5, 127),
    hub('town', 'train', 35.5, 127),
    hub('port', 'port', 35.45, 127),
    hub('island', 'port', 34.5, 127),
    hub('nowhere', 'airport', 33.4, 126.2),
  ],
  journeys: [journey('ktx', 'capital', 'town', 100), journey('ferry', 'port', 'island', 150)],
}
const [capital, town, port, island, nowhere] = [0, 1, 2, 3, 4]
const connectionMinutes = 15
const ways = createIntercityWays(table)

test('a journey takes boarding and leaving as well, the same both ways', () => {
  expect(ways.from(capital)[town]).toMatchObject({ minutes: 10 + 100 + 5, priceWon: 10_000, mode: 'ktx' })
  expect(ways.from(town)[capital]).toEqual(ways.from(capital)[town])
})

test('between two hubs of a city one takes a bus, and who goes on waits for a connection', () => {
  const transfer = ways.from(town)[port]?.minutes ?? 0
  expect(transfer).toBeGreaterThan(20)
  const all = ways.from(capital)[island]
  expect(all?.minutes).toBe(115 + transfer + 15 + 30 + 150 + 10)
  expect(all).toMatchObject({ priceWon: 21_500, mode: 'ktx' })
})

test('a hub without a journey has no way, and a journey to an unknown hub is ignored', () => {
  expect(ways.from(capital)[nowhere]).toBeNull()
  const more = createIntercityWays({
    ...table,
    journeys: [...table.journeys, journey('flight', 'nowhere', 'moon', 60)],
  })
  expect(more.from(capital)[nowhere]).toBeNull()
})

test('a faster journey never makes any way longer', () => {
  const faster = createIntercityWays({
    ...table,
    journeys: [...table.journeys, journey('train', 'capital', 'port', 60)],
  })
  for (const from of [capital, town, port, island])
    for (const to of [capital, town, port, island])
      expect(faster.from(from)[to]?.minutes).toBeLessThanOrEqual(ways.from(from)[to]?.minutes ?? Infinity)
})

test('from Seoul a way leads to every hub of the country', () => {
  const { intercity } = readTransport()
  const seoul = intercity.hubs.findIndex(({ id }) => id === 'Seoul')
  const lost = intercity.hubs.filter((_, index) => intercity.from(seoul)[index] === null)
  expect(lost.map(({ id }) => id)).toEqual([])
})

const country = readTransport().intercity
const hubsOf = country.hubs.map((_, index) => index)

test('no way over the country is much longer than one over any other hub, where one waits for a connection', () => {
  const minutes = (from: number, to: number) => country.from(from)[to]?.minutes ?? Infinity
  const longer = hubsOf.flatMap((from) =>
    hubsOf.flatMap((over) =>
      hubsOf.filter((to) => {
        const around = minutes(from, over) + connectionMinutes + minutes(over, to)
        return from !== to && minutes(from, to) > around
      }),
    ),
  )
  expect(longer).toEqual([])
})

test('a way back differs by no more than the waiting between a local bus and what goes on from it', () => {
  for (const from of hubsOf) {
    const differences = hubsOf.map((to) => {
      const [there, back] = [country.from(from)[to], country.from(to)[from]]
      return there && back ? Math.abs(there.minutes - back.minutes) : there === back ? 0 : Infinity
    })
    expect(Math.max(...differences)).toBeLessThanOrEqual(2 * connectionMinutes)
  }
})

test('no way is shorter than the straight line, and its longest part is part of it', () => {
  for (const [from, here] of country.hubs.entries()) {
    const impossible = country.hubs.filter((there, to) => {
      const way = country.from(from)[to]
      return way && (way.metres < straightMetres(here, there) || way.longestMetres > way.metres)
    })
    expect(impossible).toEqual([])
  }
})

test('a way from a hub to itself takes no time and costs nothing', () => {
  expect(ways.from(capital)[capital]).toMatchObject({ minutes: 0, metres: 0, priceWon: 0 })
})
