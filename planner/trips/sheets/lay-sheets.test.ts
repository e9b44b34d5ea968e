import { expect, test } from 'vitest'
import type { DaySheet } from '#domain/korea/day-sheets.ts'
import type { StayBase } from '#domain/korea/transport.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import type { LikedPlaces } from '#planner/trips/candidates/liked-places.ts'
import { frameDays } from '#planner/trips/cities/day-frames.ts'
import { noTreatments } from '#planner/trips/treatment-days.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { laySheets } from './lay-sheets.ts'

const base = { name: 'Myeongdong', lat: 37.5636, lng: 126.985 }
const both = { en: 'Seoul', ko: '서울' }
const stay: StayBase = {
  id: 'seoul',
  city: both,
  quarter: both,
  ...base,
  arrival: { ...base, id: 's', kind: 'train', name: both },
}
const far = northOf(base, 40_000)

const great: Partial<PlanPlace> = { headline: 3, lat: base.lat, lng: base.lng }
const catalogue = [
  inventRow('palace', 0, great),
  inventRow('quarter', 1, { ...great, headline: 2 }),
  inventRow('tower', 2, great),
  inventRow('border', 3, { ...great, ...far, headline: 2 }),
  inventRow('tunnel', 3, { ...great, ...far, headline: 2, access: 'tour' }),
  inventRow('soup', 4, { ...great, kind: 'restaurant', cuisine: 'korean soup', headline: 0 }),
  inventRow('border-inn', 5, { ...far, kind: 'restaurant', cuisine: 'korean', headline: 0 }),
]

function sheet(id: string, places: string[], facts: Partial<DaySheet> = {}): DaySheet {
  return {
    id,
    bases: ['seoul'],
    part: 'morning',
    startAt: '09:00',
    homeBy: '13:00',
    stops: places.map((placeId, at) => ({ placeId, minutes: 60, from: `1${at}:00`, by: `1${at}:30` })),
    table: null,
    weekdays: null,
    months: null,
    notOnFirstDay: false,
    notOnLastDay: false,
    childFrom: 0,
    eatsFirst: false,
    isDayTrip: false,
    ...facts,
  }
}

const morning = sheet('morning', ['palace', 'quarter'], { table: 'soup' })
const evening = sheet('evening', ['tower'], { part: 'evening', startAt: '16:30', homeBy: '21:00' })
const border = sheet('border', ['border', 'tunnel'], { part: 'day', homeBy: '17:00', isDayTrip: true })

type Asked = Partial<TripStep2> & {
  days?: number
  sheets?: DaySheet[]
  rows?: PlanPlace[]
  seed?: number
  shown?: string[]
  stays?: StayBase[]
  plainDays?: number[]
  sleeps?: StayBase[]
  seasons?: LikedPlaces['seasons']
}

/** The days of the laid places. */
function lay({ days = 3, sheets = [morning, evening, border], rows = catalogue, seed = 0, ...others }: Asked = {}) {
  const { stays = [stay], shown = [], plainDays = [], sleeps = [], seasons = new Map(), ...asked } = others
  const steps = askTrip(days, { areaPreferences: [], ...asked })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(rows), treatments: [] })
  const slept = sleeps.map(({ id, lat, lng }) => ({ name: id, lat, lng }))
  const frames = frameDays(wishes, [slept[0] ?? base, ...slept.slice(1)], () => ({
    mode: 'walk',
    minutes: 0,
    metres: 0,
    cost: 0,
  }))
  const treatments = noTreatments()
  const laid = laySheets({
    wishes,
    catalogue: rows,
    sheets,
    stays,
    frames,
    treatments,
    seed,
    shown,
    plainDays,
    seasons,
  })
  return { ...laid, days: Object.fromEntries([...laid.stops].map(([id, { day }]) => [id, day])) }
}

test('of a whole day whose table is shut one comes back for lunch', () => {
  const whole = sheet('whole', ['palace', 'quarter'], { part: 'day', table: 'soup' })
  expect([...lay({ days: 1, sheets: [whole] }).lunchAfter]).toEqual([])
  const rows = catalogue.filter(({ id }) => id !== 'soup')
  expect([...lay({ days: 1, sheets: [whole], rows }).lunchAfter]).toEqual([0])
  expect([...lay({ days: 1, sheets: [{ ...whole, table: null }] }).lunchAfter]).toEqual([])
})

test('a morning and an evening share a day, with the table of the morning, and each place has its hours', () => {
  const { days, stops } = lay({ days: 1 })
  expect(days).toEqual({ palace: 0, quarter: 0, soup: 0, tower: 0 })
  expect(stops.get('quarter')).toEqual({
    day: 0,
    minutes: 60,
    starts: { from: 10 * 60 + 30, to: 12 * 60 + 45 },
    isTable: false,
  })
  expect(stops.get('soup')?.isTable).toBe(true)
})

test('two sheets of the same hours lie on two days, and one whose places are all laid on none', () => {
  const other = sheet('other', ['tower'])
  const again = sheet('again', ['quarter', 'palace'])
  const { days } = lay({ sheets: [morning, other, again] })
  expect(days['tower']).not.toBe(days['palace'])
  expect(Object.keys(days).toSorted()).toEqual(['palace', 'quarter', 'soup', 'tower'])
})

test('what nobody misses goes before several great sights that are worth more together', () => {
  const sights = ['shore', 'falls', 'rock'].map((id) => inventRow(id, 0, { ...great, headline: 2 }))
  const several = sheet('several', ['shore', 'falls', 'rock'])
  const { days } = lay({ days: 1, rows: [...catalogue, ...sights], sheets: [several, sheet('single', ['palace'])] })
  expect(Object.keys(days)).toEqual(['palace'])
})

test('a named place of no sheet that needs the money of other days has a day, and a cheaper one has none', () => {
  const park = (cost: number) => [...catalogue, inventRow('park', 0, { ...great, kind: 'attraction', cost })]
  const named = { mustVisitPlaces: 'The park house', dailyBudgetRange: 60_000, sheets: [] }
  expect(Object.keys(lay({ ...named, rows: park(50_000) }).days)).toEqual(['park'])
  expect(lay({ ...named, rows: park(20_000) }).days).toEqual({})
  expect(lay({ ...named, dailyBudgetRange: 120_000, rows: park(50_000) }).days).toEqual({})
})

test('a mountain is a day out, with lunch after it at the latest hour of lunch', () => {
  const peak = inventRow('peak', 0, { ...great, tags: ['strenuous'], visitMinutes: 300 })
  const climb = sheet('climb', ['peak'], { part: 'half-day', startAt: '08:00', homeBy: '15:00' })
  const { daysOut } = lay({ rows: [...catalogue, peak], sheets: [climb] })
  expect([...daysOut.values()]).toMatchObject([{ startAt: 8 * 60, homeAt: 14.5 * 60, sights: 1 }])
})

test('a day out of town is laid for whoever named one of its places, and for nobody else', () => {
  expect(lay().days['border']).toBeUndefined()
  const { days, daysOut } = lay({ mustVisitPlaces: 'The tunnel house' })
  expect(days['border']).toBe(days['tunnel'])
  expect([...daysOut.values()]).toMatchObject([{ startAt: 9 * 60, homeAt: 17 * 60, sights: 2 }])
})

test('a day out of town has a table there, or is over in time for lunch', () => {
  const rows = catalogue.filter(({ id }) => id !== 'border-inn')
  const asked = { mustVisitPlaces: 'The tunnel house', rows }
  expect(lay(asked).daysOut.size).toBe(0)
  const short = { ...border, homeBy: '14:00' }
  expect(lay({ ...asked, sheets: [short] }).daysOut.size).toBe(1)
})

test.each<[string, Partial<DaySheet>, number[]]>([
  ['on its weekdays', { weekdays: ['tue'] }, [1]],
  ['in its months', { months: [4] }, []],
  ['not on the first day', { notOnFirstDay: true }, [1]],
  ['not on the last day', { notOnLastDay: true }, [0]],
  ['from its own base', { bases: ['busan'] }, []],
])('a sheet lies %s', (_, facts, expected) => {
  const { days } = lay({ days: 2, sheets: [{ ...morning, ...facts }] })
  expect([days['palace']].filter((day) => day !== undefined)).toEqual(expected)
})

test('a sheet that may start from another base is laid from there only where its places are near', () => {
  const away = (metres: number) => catalogue.map((row) => ({ ...row, ...northOf(base, metres) }))
  expect(lay({ sheets: [morning], rows: away(54_000) }).days['palace']).toBeDefined()
  expect(lay({ sheets: [morning], rows: away(56_000) }).days['palace']).toBeUndefined()
  const named = { mustVisitPlaces: 'The palace house', sheets: [morning], rows: away(56_000) }
  expect(lay(named).days['palace']).toBeDefined()
})

test('a sheet starts from its own base where the trip sleeps there, and else from another one', () => {
  const south = { ...stay, id: 'south', ...northOf(base, -30_000) }
  const own = sheet('own', ['palace', 'quarter'], { bases: ['south', 'seoul'] })
  const from = (sleeps: StayBase[]) => lay({ sheets: [own], stays: [stay, south], sleeps, days: 4 }).days['palace']
  expect(from([stay, stay, stay])).toBe(0)
  expect(from([stay, south, south])).toBe(1)
})

test('a child that is too small, chosen areas and a further visit have no part in sheets that were not named', () => {
  const sheets = [{ ...morning, childFrom: 6 }]
  const party = { adults: 2, older: false, mobility: null }
  expect(lay({ sheets, party: { ...party, childAges: [5] } }).stops.size).toBe(0)
  expect(lay({ sheets, party: { ...party, childAges: [6] } }).stops.size).toBe(3)
  expect(lay({ areaPreferences: ['Insadong'] }).stops.size).toBe(0)
  expect(lay({ firstTime: false }).stops.size).toBe(0)
  expect(lay({ firstTime: false, mustVisitPlaces: 'The palace house' }).days['palace']).toBeDefined()
})

test('chosen areas and an earlier visit are of the capital: they keep no sheet of another city from its days', () => {
  const town = { ...stay, id: 'town' }
  const sheets = [{ ...morning, bases: ['town'] }]
  expect(lay({ areaPreferences: ['Insadong'], sheets, stays: [town] }).days['palace']).toBeDefined()
  expect(lay({ firstTime: false, sheets, stays: [town] }).days['palace']).toBeDefined()
})

test('a closed or avoided place is left out of its sheet, and what is left has to be worth it', () => {
  const closed = catalogue.map((row) => (row.id === 'palace' ? { ...row, permanentlyClosed: true } : row))
  expect(lay({ sheets: [morning], rows: closed }).stops.size).toBe(0)
  const shut = catalogue.map((row) => (row.id === 'quarter' ? { ...row, permanentlyClosed: true } : row))
  expect(Object.keys(lay({ sheets: [morning], rows: shut }).days)).toEqual(['palace', 'soup'])
})

test('a light pace keeps the greatest sights, and a small budget no dear ones', () => {
  const many = ['quarter', 'tower', 'palace', 'border', 'tunnel']
  const light = lay({ days: 1, sheets: [sheet('many', many)], activityIntensity: 'light' })
  expect(Object.keys(light.days).toSorted()).toEqual(['palace', 'quarter', 'tower'])
  const dear = catalogue.map((row) => ({ ...row, cost: 30_000 }))
  expect(lay({ sheets: [morning], rows: dear }).stops.size).toBe(0)
})

test('an evening is laid for nobody who is back before it ends', () => {
  const party = { adults: 2, older: false, mobility: null }
  const sheets = [evening]
  expect(lay({ sheets, party: { ...party, childAges: [5] } }).stops.size).toBe(0)
  expect(lay({ sheets, party: { ...party, childAges: [14] } }).stops.size).toBe(1)
  expect(lay({ sheets, party: { ...party, childAges: [5] }, mustVisitPlaces: 'The tower house' }).stops.size).toBe(0)
})

test('a morning is laid for nobody who gets up after its first place has to be reached', () => {
  // From nine o'clock, an hour's way to a place where one is by half past ten.
  expect(lay({ sheets: [morning], wakeUp: '09:30' }).stops.size).toBeGreaterThan(0)
  expect(lay({ sheets: [morning], wakeUp: '10:00' }).stops.size).toBe(0)
})

test('the day of a named place out of town has as much beside it as the money of a day allows', () => {
  const rows = catalogue.map((row) => ({ ...row, cost: 20_000 }))
  const asked = { sheets: [border], rows, mustVisitPlaces: 'The tunnel house' }
  expect(Object.keys(lay({ ...asked, dailyBudgetRange: 60_000 }).days)).toEqual(['tunnel'])
  expect(Object.keys(lay({ ...asked, dailyBudgetRange: 80_000 }).days).toSorted()).toEqual(['border', 'tunnel'])
})

test('another seed begins at another day', () => {
  const days = [0, 1, 2].map((seed) => lay({ sheets: [morning], seed }).days['palace'])
  expect(new Set(days)).toEqual(new Set([0, 1, 2]))
})

test('the day of a named place comes before a greater one, and so does the day around it outside the capital', () => {
  const small = sheet('small', ['tower'], { part: 'day' })
  const large = sheet('large', ['palace', 'quarter'], { part: 'day' })
  expect(lay({ days: 1, sheets: [large, small] }).days).not.toHaveProperty('tower')
  expect(lay({ days: 1, sheets: [large, small], mustVisitPlaces: 'The tower house' }).days).toHaveProperty('tower')
  const aquarium = inventRow('aquarium', 6, { ...great, headline: 0 })
  const away = northOf(base, 30_000)
  const rows = [
    ...catalogue.map((row) => (['palace', 'quarter'].includes(row.id) ? { ...row, ...away } : row)),
    aquarium,
  ]
  const around = sheet('around', ['tower'], { part: 'day', bases: ['jeju-city'] })
  const others = sheet('others', ['palace', 'quarter'], { part: 'day', bases: ['jeju-city'] })
  const there = { days: 1, sheets: [others, around], rows, stays: [{ ...stay, id: 'jeju-city' }] }
  const laid = lay({ ...there, mustVisitPlaces: 'The aquarium house' })
  expect(laid.days).toEqual({ tower: 0, aquarium: 0 })
  expect(laid.stops.get('aquarium')?.starts).toEqual({ from: 9 * 60, to: 13 * 60 - aquarium.visitMinutes })
})

test('what stands beside a named place may be left out, unless no guide leaves it out', () => {
  const sheets = [sheet('all', ['palace', 'quarter', 'tower'], { part: 'day' })]
  const { stops } = lay({ days: 1, sheets, mustVisitPlaces: 'The tower house' })
  expect([...stops].map(([id, { isBeside }]) => [id, isBeside ?? false])).toEqual([
    ['palace', false],
    ['quarter', true],
    ['tower', false],
  ])
  expect(lay({ days: 1, sheets }).stops.get('quarter')?.isBeside).toBeUndefined()
})

test('a named place of a sheet may be seen as soon as its day begins, the others after what comes before them', () => {
  const sheets = [sheet('all', ['palace', 'quarter', 'tower'], { part: 'day' })]
  const { stops } = lay({ days: 1, sheets, mustVisitPlaces: 'The tower house' })
  expect(stops.get('quarter')?.starts.from).toBe(10 * 60 + 30)
  expect(stops.get('tower')?.starts.from).toBe(9 * 60)
})

test('lunch is inside a theme park, though no table is near, and the stay is longer than any other', () => {
  const park = inventRow('park', 7, { ...great, ...far, tags: ['family'], visitMinutes: 420, cost: 40_000 })
  const day = sheet('park', ['park'], { part: 'day', isDayTrip: true, homeBy: '18:00' })
  const long = { ...day, stops: day.stops.map((stop) => ({ ...stop, minutes: 360 })) }
  const rows = [...catalogue.filter(({ id }) => id !== 'border-inn'), park]
  const laid = lay({ days: 1, sheets: [long], rows, mustVisitPlaces: 'The park house', dailyBudgetRange: 120_000 })
  expect([...laid.lunchInside]).toEqual([0])
  expect(laid.stops.get('park')?.minutes).toBe(330)
})

test('a named slope in no sheet has a day of its own with lunch inside, whatever the limit of a day', () => {
  const slope = inventRow('slope', 7, { ...great, ...far, tags: ['family'], visitMinutes: 240, cost: 75_000 })
  const asked = { days: 2, sheets: [morning], rows: [...catalogue, slope], dailyBudgetRange: 120_000 }
  const laid = lay({ ...asked, mustVisitPlaces: 'The slope house' })
  expect([...laid.lunchInside]).toEqual([laid.days['slope']])
  expect(laid.daysOut.get(laid.days['slope'] ?? -1)?.places.map(({ lat }) => lat)).toEqual([slope.lat])
  expect(lay(asked).days).not.toHaveProperty('slope')
})

test('a park that the days cannot pay for takes no lunch from the day, though it was named', () => {
  const park = inventRow('park', 7, { ...great, ...far, tags: ['family'], visitMinutes: 420, cost: 40_000 })
  const day = sheet('park', ['park'], { part: 'day', isDayTrip: true, homeBy: '18:00' })
  const asked = { days: 2, sheets: [day], rows: [...catalogue, park], mustVisitPlaces: 'The park house' }
  expect(lay({ ...asked, dailyBudgetRange: 60_000 }).lunchInside.size).toBe(1)
  expect(lay({ ...asked, dailyBudgetRange: 30_000 }).lunchInside.size).toBe(0)
})

test('a bar of a sheet is for no family that did not ask for nightlife', () => {
  const rows = [...catalogue, inventRow('boat', 8, { ...great, kind: 'nightlife', tags: ['alcohol'], headline: 0 })]
  const sheets = [sheet('river', ['tower', 'boat'])]
  const asked = { sheets, rows, travelerType: 'family' as const }
  expect(Object.keys(lay(asked).days)).toEqual(['tower'])
  expect(Object.keys(lay({ ...asked, travelerType: 'friends' }).days).toSorted()).toEqual(['boat', 'tower'])
})

test('the table of a sheet is no drinking street for a family that did not ask for nightlife', () => {
  const street = inventRow('street', 8, { ...great, kind: 'street-food', tags: ['alcohol'], headline: 0 })
  const asked = { rows: [...catalogue, street], sheets: [sheet('river', ['tower'], { table: 'street' })] }
  expect(lay({ ...asked, travelerType: 'family' }).days).not.toHaveProperty('street')
  expect(lay({ ...asked, travelerType: 'friends' }).days).toHaveProperty('street')
})

test('a headline day that was shown gives way to another one of the same worth', () => {
  const rows = catalogue.map((row) => ({ ...row, headline: 2 as const }))
  const sheets = [sheet('one', ['palace', 'quarter']), sheet('other', ['tower', 'quarter'])]
  const asked = { days: 1, sheets, rows }
  expect(lay(asked).days).toHaveProperty('palace')
  expect(lay({ ...asked, shown: ['palace'] }).days).toHaveProperty('tower')
})

test('a day for which a search found no room beside its headline is left without one, and the others keep theirs', () => {
  const sheets = [morning, sheet('view', ['tower'])]
  const days = (plainDays: number[]) => [
    ...new Set([...lay({ sheets, plainDays }).stops.values()].map(({ day }) => day)),
  ]
  expect(days([])).toEqual([0, 1])
  expect(days([0])).toEqual([1, 2])
  expect(days([0, 1, 2])).toEqual([])
})

test('a hanbok is put on before the palace, and not for a sheet without one', () => {
  const hanbok = inventRow('hanbok-rental-gyeongbokgung', 6, { ...great, headline: 1, visitMinutes: 35 })
  const sheets = [sheet('dressed', [hanbok.id, 'palace'])]
  const { stops } = lay({ sheets, rows: [...catalogue, hanbok], days: 1 })
  const [worn, palace] = [stops.get(hanbok.id), stops.get('palace')]
  expect(worn?.starts.to).toBe(10 * 60 + 30)
  expect((palace?.starts.from ?? 0) + (palace?.minutes ?? 0)).toBeGreaterThan(worn?.starts.to ?? 0)
  const shut = catalogue.map((row) => (row.id === 'palace' ? { ...row, permanentlyClosed: true } : row))
  expect(lay({ sheets, rows: [...shut, { ...hanbok, headline: 3 }], days: 1 }).stops.size).toBe(0)
})

test('a sheet leads to what is liked for its blossom on the days of it, and on no evening', () => {
  const seasons = (id: string) => new Map([[id, [{ from: '05-05', to: '05-05', what: 'blossom' }]]])
  expect(lay({ sheets: [morning] }).days['palace']).toBe(0)
  expect(lay({ sheets: [morning], seasons: seasons('palace') }).days['palace']).toBe(2)
  const named = { mustVisitPlaces: 'The palace house', sheets: [morning] }
  expect(lay({ ...named, seasons: seasons('palace') }).days['palace']).toBe(2)
  expect(lay({ sheets: [evening] }).days).toHaveProperty('tower')
  expect(lay({ sheets: [evening], seasons: seasons('tower') }).days).not.toHaveProperty('tower')
})

test('the table of a day or a morning is for lunch, one of an evening for no meal alone, and one may come first', () => {
  const table = (facts: Partial<DaySheet>) =>
    lay({ days: 1, sheets: [sheet('alone', ['palace', 'quarter'], { table: 'soup', ...facts })] }).stops.get('soup')
  expect(table({ part: 'morning' })).toMatchObject({ isTable: true, isLunch: true })
  expect(table({ part: 'evening', startAt: '16:30', homeBy: '21:00' })).not.toHaveProperty('isLunch')
  expect(table({ eatsFirst: true })).toMatchObject({ isFirst: true })
  expect(table({})).not.toHaveProperty('isFirst')
})
