import { expect, test } from 'vitest'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import {
  longestOfClass,
  openFigures,
  planRanges,
  recoveryOf,
  treatmentClasses,
  type TreatmentFacts,
} from './treatments.ts'

const rows = readTreatmentTable()

function rowsNamed(...ids: string[]) {
  return rows.filter(({ id }) => ids.includes(id))
}

test('the upper end of every range rules', () => {
  expect(recoveryOf('surgery', rowsNamed('double-eyelid'))).toMatchObject({ quietDays: 28, stayDays: 10 })
  expect(recoveryOf('medical', rowsNamed('surface-laser'))).toMatchObject({ quietDays: 7, stayDays: 7 })
})

test('a check or a second visit that comes later than the flight keeps the traveller longer', () => {
  expect(recoveryOf('medical', rowsNamed('dental-implant')).stayDays).toBe(10)
  expect(recoveryOf('medical', rowsNamed('veneers-crowns'))).toMatchObject({ stayDays: 10, secondVisit: [7, 10] })
})

test('without a row the least of the class is kept: skin 1 day, medical 2, surgery 5 and 5 before departure', () => {
  const least = treatmentClasses.map((name) => recoveryOf(name, []))
  expect(least.map(({ quietDays }) => quietDays)).toEqual([1, 2, 5])
  expect(least.map(({ stayDays }) => stayDays)).toEqual([0, 0, 5])
  for (const recovery of least) expect(recovery).toMatchObject({ warnStayBelow: null, checks: [], cares: [] })
})

test('after LASIK or SMILE one may fly on the day after the operation, once the eyes were checked', () => {
  expect(recoveryOf('medical', rowsNamed('lasik'))).toMatchObject({ quietDays: 7, stayDays: 1 })
})

test('an examination keeps what its pages say, beside another treatment the least of its class', () => {
  expect(recoveryOf('medical', rowsNamed('health-check'))).toMatchObject({ quietDays: 1, stayDays: 1 })
  expect(recoveryOf('medical', rowsNamed('health-check', 'veneers-crowns'))).toMatchObject({ quietDays: 2 })
})

test('the checks and cares of all treatments are kept, what both ask for before once', () => {
  const both = recoveryOf('surgery', rowsNamed('rhinoplasty', 'double-eyelid'))
  expect(both.checks.map(({ what }) => what)).toEqual(['check', 'check', 'cast'])
  expect(both.cares.map(({ care }) => care)).toEqual(['no-contact-lenses', 'fasting-before', 'no-glasses-on-nose'])
  expect(both.warnStayBelow).toBe(14)
})

test('the longest row of a class is never shorter than another of it', () => {
  expect(treatmentClasses.map((name) => longestOfClass(name, rows)?.id)).toEqual([
    'laser',
    'dental-implant',
    'facial-contouring',
  ])
  for (const name of treatmentClasses) {
    const assumed = recoveryOf(
      name,
      [longestOfClass(name, rows)].filter((row) => row !== null),
    )
    for (const row of rows.filter(({ treatmentClass }) => treatmentClass === name)) {
      expect(assumed.quietDays, row.id).toBeGreaterThanOrEqual(recoveryOf(name, [row]).quietDays)
      expect(assumed.stayDays, row.id).toBeGreaterThanOrEqual(recoveryOf(name, [row]).stayDays)
    }
  }
  expect(longestOfClass('skin', [])).toBeNull()
})

test('a procedure that is called like a treatment has its ranges, once', () => {
  const ranges = planRanges(['Rhinoplasty', 'jaw reduction', ' Facial Contouring '], rows)
  expect(ranges.map(({ id }) => id)).toEqual(['rhinoplasty', 'facial-contouring'])
  expect(ranges[0]).toEqual(expect.objectContaining({ quietDays: [7, 28], flightDays: [10, 10], warnFlightBelow: 14 }))
  expect(ranges[0]).not.toHaveProperty('words')
})

test('a procedure that only resembles a treatment has none', () => {
  expect(planRanges(['Rhinoplasty consultation', 'Botoxx', ''], rows)).toEqual([])
})

function rowNamed(wanted: string): TreatmentFacts {
  const [row] = rowsNamed(wanted)
  if (!row) throw new Error(`no row ${wanted}`)
  return row
}

test('the recovery of a plan names the pages of its row, and none for a row of an older copy', () => {
  const { sources, ...older } = rowNamed('double-eyelid')
  const { id, name, source } = older
  expect(recoveryOf('surgery', [rowNamed('double-eyelid')]).sources).toEqual([
    { id, name, source, checkedOn: null, sources },
  ])
  expect(recoveryOf('surgery', [older]).sources[0]).not.toHaveProperty('sources')
  expect(recoveryOf('surgery', [older]).sources[0]).not.toHaveProperty('open')
})

test('a recovery says which of its days no page supports', () => {
  expect(recoveryOf('skin', [rowNamed('thread-lift')]).sources[0]?.open).toEqual(['flightDays'])
})

test('a range that no page supports is open, and one that a row does not have is not', () => {
  const { sources: _pages, ...older } = rowNamed('thread-lift')
  expect(openFigures(rowNamed('thread-lift'))).toEqual(['flightDays'])
  expect(openFigures(older)).toEqual(['quietDays', 'flightDays'])
})
