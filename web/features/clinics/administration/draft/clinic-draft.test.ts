import { expect, test } from 'vitest'
import { clinicForm } from '#domain/clinics/clinic-schemas.ts'
import { suggestedProcedures } from '#domain/clinics/clinic-suggestions.ts'
import {
  chooseTreatment,
  type ClinicDraft,
  draftOf,
  emptyFacts,
  emptyPrice,
  leftProcedures,
  onlyEdited,
  readRating,
  tidyDraft,
} from './clinic-draft.ts'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { readDraft } from './read-draft.ts'

const today = '2026-11-21'

test('a clinic that is opened and not touched says the same as before, and the server takes it', () => {
  const facts = buildFacts()
  const read = readDraft(tidyDraft(draftOf(facts)), today)
  expect(read.mistakes).toEqual({})
  expect(read.facts).toEqual(onlyEdited(facts))
  expect(clinicForm.safeParse(read.facts).success).toBe(true)
})

test('choosing a category makes it the only one and clears the procedures', () => {
  const draft = draftOf(buildFacts({ treatments: ['dental', 'other'], procedures: ['Veneers'] }))
  expect(chooseTreatment(draft, 'eye-surgery')).toMatchObject({ treatments: ['eye-surgery'], procedures: [] })
})

test('the form of the Other page begins with its category, and the others with none', () => {
  expect(emptyFacts('other').treatments).toEqual(['other'])
  expect(emptyFacts('dental').treatments).toEqual([])
})

test('the procedures of the category are suggested, without those that are there', () => {
  const draft = draftOf(buildFacts({ treatments: ['dental'], procedures: ['veneers', 'Gum care'] }))
  expect(leftProcedures(draft)).toEqual(suggestedProcedures.dental.filter((name) => name !== 'Veneers'))
})

test('a rating is read from 0 to 5 in tenths, and anything else is ignored', () => {
  for (let tenths = 0; tenths <= 50; tenths++) expect(readRating((tenths / 10).toFixed(1))).toBe(tenths / 10)
  for (const typed of ['', '5.1', '6', '-1', '4.55', '4.', 'four', '1e1', '10']) expect(readRating(typed)).toBeNull()
})

test('tidying a draft of a clinic adds typed entries and drops empty rows', () => {
  const draft: ClinicDraft = {
    ...draftOf(buildFacts({ procedures: ['Veneers'], highlights: [] })),
    unadded: { procedure: ' Gum care ', highlight: '  ' },
    doctors: [
      { name: ' ', specialty: '', experience: '' },
      { name: '', specialty: 'Dentistry', experience: '' },
    ],
    faqs: [{ question: '', answer: '' }],
    prices: [emptyPrice, { ...emptyPrice, fromWon: '1' }],
  }
  const tidy = tidyDraft(draft)
  expect(tidy).toMatchObject({ procedures: ['Veneers', 'Gum care'], highlights: [], faqs: [] })
  expect(tidy.doctors).toHaveLength(1)
  expect(tidy.prices).toHaveLength(1)
})
