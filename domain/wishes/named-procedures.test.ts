import { expect, test } from 'vitest'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { namedProcedures } from './named-procedures.ts'
import { readTreatmentText } from './treatment-text.ts'
import { treatmentWishes } from './treatment-wishes.ts'

function namedIn(text: string) {
  const table = readTreatmentTable()
  const reading = readTreatmentText(text, table)
  return treatmentWishes(['Plastic Surgery', 'Medical Treatment'], reading, table).map((wish) => [
    wish.treatmentClass,
    namedProcedures(wish, reading).map(({ name }) => name.en),
  ])
}

test('each wish has the procedures of its class that were named, in any words for them', () => {
  expect(namedIn('a nose job and LASIK')).toEqual([
    ['medical', ['LASIK']],
    ['surgery', ['Rhinoplasty']],
  ])
  expect(namedIn('쌍꺼풀 수술')).toEqual([
    ['medical', []],
    ['surgery', ['Double Eyelid Surgery']],
  ])
})

test('who names no procedure, or only a class, has none', () => {
  for (const text of ['', 'something for my face'])
    expect(namedIn(text)).toEqual([
      ['medical', []],
      ['surgery', []],
    ])
})

test('two procedures that share a row of the recovery table are both named', () => {
  expect(namedIn('veneers and crowns')).toEqual([
    ['medical', ['Veneers', 'Crowns']],
    ['surgery', []],
  ])
  expect(namedIn('jaw reduction, cheekbone reduction')).toEqual([
    ['medical', []],
    ['surgery', ['Jaw Reduction', 'Cheekbone Reduction']],
  ])
})
