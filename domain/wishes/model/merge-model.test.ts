import { expect, test } from 'vitest'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { mergeModelReading } from './merge-model.ts'
import type { ModelValue } from './model-values.ts'

const known = { today: '2027-01-15', names: indexPlaceNames(readCatalogue()), treatments: readTreatmentTable() }

function told({ field, value }: BriefChip): string {
  return `${field} ${typeof value === 'object' ? JSON.stringify(value) : value}`
}

function merge(text: string, ...given: [field: string, value: string, quote: string][]) {
  const values: ModelValue[] = given.map(([field, value, quote]) => ({ field, value, quote }))
  const { chips, ...rest } = mergeModelReading(text, readBrief(text, known), values, known)
  for (const { from, to, words } of [...chips, ...rest.notUnderstood]) expect(text.slice(from, to)).toBe(words)
  return { ...rest, read: chips.map(told) }
}

test('a value that the rules did not read is added with the words that it was read from', () => {
  const { read, by, notUnderstood } = merge('3 to 5 May, we adore pottery wheels and wandering about boulevards', [
    'step1.selectedInterests',
    'shopping',
    'wandering about boulevards',
  ])
  expect(read).toContain('step1.selectedInterests shopping')
  expect(by).toBe('model')
  expect(notUnderstood.map(({ words }) => words).join()).not.toContain('boulevards')
})

test('a text in another language is read, and the next question is asked', () => {
  const text = 'Somos una pareja y queremos ir del 3 al 9 de abril, con mi novia vegana'
  const { read, by, question } = merge(
    text,
    ['step1.startDate', '2027-04-03', 'del 3 al 9 de abril'],
    ['step1.endDate', '2027-04-09', 'del 3 al 9 de abril'],
    ['step2.diet', 'vegan', 'mi novia vegana'],
    ['step2.travelerType', 'couple', 'una pareja'],
  )
  expect(read).toEqual([
    'step2.travelerType couple',
    'step1.startDate 2027-04-03',
    'step1.endDate 2027-04-09',
    'step2.diet vegan',
  ])
  expect(by).toBe('model')
  expect(question?.ask).toBe('words')
})

test.each<[why: string, text: string, field: string, value: string, quote: string]>([
  ['the words are not in the text', '3 to 5 May, gardens', 'step2.diet', 'vegan', 'I am vegan'],
  ['the field does not exist', '3 to 5 May, gardens', 'step9.fortune', 'much', 'gardens'],
  ['treatments are never read', '3 to 5 May, gardens', 'step3.plasticSurgeryType', 'botox', 'gardens'],
  ['the value does not exist', '3 to 5 May, gardens', 'step2.accommodationType', 'castle', '3 to 5 May'],
  ['no such place is known', '3 to 5 May, Atlantis', 'step2.mustVisitPlaces', 'Atlantis', 'Atlantis'],
  ['the place is not in the words', '3 to 5 May, a tower', 'step2.mustVisitPlaces', 'N Seoul Tower', 'a tower'],
  ['the day is not in the words', 'sometime in spring', 'step1.startDate', '2027-04-11', 'sometime in spring'],
  ['the day is over', 'the 3rd of whatever', 'step1.startDate', '2026-05-03', 'the 3rd of whatever'],
  ['the rules read the field', '3 to 5 May, solo, the lot of us', 'step2.travelerType', 'family', 'the lot of us'],
  ['the rules read the words', '3 to 5 May, no museums', 'step1.selectedInterests', 'nature', 'no museums'],
  [
    'it tells of the past',
    '3 to 5 May. Last year we went by yachts.',
    'step2.activityIntensity',
    'packed',
    'by yachts',
  ],
  ['a number is none', '3 to 5 May, gardens', 'step2.party.adults', '2.5', 'gardens'],
  ['the part was hidden', '3 to 5 May, gardens', 'step2.avoid', 'museums', '▮▮▮'],
])('a value is dropped when %s', (_, text, field, value, quote) => {
  const rules = readBrief(text, known)
  const merged = merge(text, [field, value, quote])
  expect(merged.read).toEqual(rules.chips.map(told))
  expect(merged.by).toBe('rules')
  expect(merged.question).toEqual(rules.question)
})

test('days that make no trip are dropped together', () => {
  const { read } = merge(
    'del 9 de abril hasta el 3 con mi novia y la familia',
    ['step1.startDate', '2027-04-09', '9 de abril'],
    ['step1.endDate', '2027-04-03', 'el 3'],
  )
  expect(read).toEqual([])
})
