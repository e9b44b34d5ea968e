import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { intervalsOn, type Opening, openingAt } from '#domain/places/opening-hours.ts'
import type { OpenInterval } from '#domain/places/places.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { clock, date, openings } from '#testing/builders/random-openings.ts'
import { isOpen } from './open-rows.ts'

const opened = await openTestDatabase()
afterAll(() => opened.close())

/** Which of these are open, as a list finds them. */
async function findOpen(asked: readonly Opening[], open: { on: string; at: string | null }): Promise<number[]> {
  const rows = asked.map(({ lastEntry: _lastEntry, ...opening }, place) => ({ place, ...opening }))
  const { rows: found } = await sql<{ place: number }>`
    select place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) 
      as given (place integer, hours jsonb, closed date[], exceptions jsonb, seasons jsonb)
    where ${isOpen(open)} order by place
  `.execute(opened.database.reader)
  return found.map(({ place }) => place)
}

test('a list finds open at a moment exactly what the rule of opening hours calls open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(openings, { minLength: 20, maxLength: 60 }), date, clock, async (places, on, at) => {
      const expected = places.flatMap((opening, place) =>
        openingAt(opening, { date: on, clock: at }).kind === 'open' ? [place] : [],
      )
      expect(await findOpen(places, { on, at })).toEqual(expected)
    }),
  )
})

test('a list finds open on a day exactly what opens on it by the rule of opening hours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(openings, { minLength: 20, maxLength: 60 }), date, async (places, on) => {
      const opens = (opening: Opening) => (intervalsOn(opening, on) ?? []).length > 0
      const expected = places.flatMap((opening, place) => (opens(opening) ? [place] : []))
      expect(await findOpen(places, { on, at: null })).toEqual(expected)
    }),
  )
})

test('unknown hours never count as open, past midnight counts to the evening before, and a closed date comes first', async () => {
  const night: OpenInterval[] = [['18:00', '02:00']]
  const everyDay = { mon: night, tue: night, wed: night, thu: night, fri: night, sat: night, sun: night }
  const bar = {
    hours: everyDay,
    closed: ['2027-05-30'],
    exceptions: { '2027-05-30': night },
    lastEntry: null,
    seasons: [],
  }
  const unknown = { hours: null, closed: [], exceptions: {}, lastEntry: null, seasons: [] }
  expect(await findOpen([unknown, bar], { on: '2027-05-30', at: '01:59' })).toEqual([1])
  expect(await findOpen([unknown, bar], { on: '2027-05-30', at: '02:00' })).toEqual([])
  expect(await findOpen([unknown, bar], { on: '2027-05-30', at: '18:00' })).toEqual([])
  expect(await findOpen([unknown, bar], { on: '2027-05-30', at: null })).toEqual([])
  expect(await findOpen([unknown, bar], { on: '2027-05-31', at: '18:00' })).toEqual([1])
})
