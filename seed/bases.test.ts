import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import { expect, test } from 'vitest'
import { airportPlaces } from '#domain/korea/airports.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { airports } from '#domain/trips/answers/trips.ts'
import { readBases, readGates } from './bases.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readIntercity } from './transport.ts'

const bases = readBases()
const gates = readGates()
const { hubs } = readIntercity()
const hangul = /^\p{Script=Hangul}[\p{Script=Hangul}\d ]*$/u

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

test('no two bases or gates are the same, and each has its names in both scripts', () => {
  expect(repeated(bases.map(({ id }) => id))).toEqual([])
  expect(repeated(bases.map(({ lat, lng }) => `${lat} ${lng}`))).toEqual([])
  expect(repeated(gates.map(({ code }) => code))).toEqual([])
  const names = [
    ...bases.flatMap(({ city, quarter, arrival }) => [city, quarter, arrival.name]),
    ...gates.map(({ name }) => name),
  ]
  expect(names.filter(({ en, ko }) => !hangul.test(ko.replaceAll(/[()]/gu, '')) || hangul.test(en))).toEqual([])
})

/** The station of a fast train may lie outside of its town. */
const farthestArrivalMetres = 9000

test('every base lies within nine kilometres of the station, terminal, airport or port where one arrives', () => {
  const far = bases.filter((base) => straightMetres(base, base.arrival) > farthestArrivalMetres)
  expect(far.map(({ id }) => id)).toEqual([])
})

test('a stop beside the hubs is none of them under another name', () => {
  const hubIds = new Set(hubs.map(({ id }) => id))
  const own = bases.map(({ arrival }) => arrival).filter(({ id }) => !hubIds.has(id))
  const doubled = own.filter((stop) => hubs.some((hub) => hub.kind === stop.kind && straightMetres(hub, stop) < 500))
  expect(doubled.map(({ id }) => id)).toEqual([])
})

/** A day trip leads that far: to the border from Seoul, and to the north of Goseong from Sokcho. */
const farthestPlaceMetres = 55_000

test('every place of the catalogue lies within 55 kilometres of a base', () => {
  const far = readCatalogue().filter((place) =>
    bases.every((base) => straightMetres(place, base) > farthestPlaceMetres),
  )
  expect(far.map(({ id }) => id)).toEqual([])
})

test('the airports that trips may begin at are gates at the same position', () => {
  const positions = gates.map(({ code, lat, lng }) => [code, { lat, lng }] as const)
  const known = new Map(positions)
  for (const code of airports) {
    const { lat, lng } = airportPlaces[code]
    expect([code, known.get(code)]).toEqual([code, { lat, lng }])
  }
})

test('an airport that flights of the table leave from is a gate within three kilometres of it', () => {
  const far = hubs
    .filter(({ kind }) => kind === 'airport')
    .filter((hub) => gates.every((gate) => straightMetres(hub, gate) > 3000))
  expect(far.map(({ id }) => id)).toEqual([])
})

test('each base lies in the city that a plan names it after', () => {
  const wrong = bases.filter(({ city, quarter, lat, lng }) => {
    return cityAt({ name: quarter.en, lat, lng }).name.en !== city.en.replace('Jeju City', 'Jeju')
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('the quarters of bases can be told apart by their names', () => {
  expect(new Set(bases.map(({ quarter }) => quarter.en)).size).toBe(bases.length)
})

test('ways from an airport lead to bases, as fast as their kind can be', () => {
  const known = new Map(bases.map((base) => [base.id, base]))
  const wrong = gates.flatMap((gate) =>
    gate.ways
      .filter(({ mode, to, minutes, everyMinutes }) => {
        const base = known.get(to)
        const kmPerHour = base ? straightMetres(gate, base) / 1000 / (minutes / 60) : 0
        return kmPerHour < 5 || kmPerHour > 75 || (mode === 'taxi') !== (everyMinutes === null)
      })
      .map(({ mode, to }) => `${gate.code}: ${mode} ${to}`),
  )
  expect(wrong).toEqual([])
})

test('every gate has a way into town, and a taxi costs more than what leaves by a timetable', () => {
  const odd = gates.filter(({ ways }) => {
    const dear = ways.filter(({ mode, to }) => {
      const taxi = ways.find((way) => way.mode === 'taxi' && way.to === to)
      return (
        mode !== 'taxi' &&
        taxi !== undefined &&
        taxi.priceWon < (ways.find((way) => way.mode === mode && way.to === to)?.priceWon ?? 0)
      )
    })
    return ways.length === 0 || dear.length > 0
  })
  expect(odd.map(({ code }) => code)).toEqual([])
})
