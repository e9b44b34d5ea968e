import { expect, test } from 'vitest'
import { readBuiltInInstitutions } from '#testing/builders/catalogue.ts'
import { clinicHead } from './clinic-head.ts'

const clinic = { name: 'Haneul Dental Hospital', location: 'Daegu', treatments: ['dental' as const], description: '' }

test('a short description is told with the name and the place, a longer one alone', () => {
  const short = { ...clinic, description: 'Dental hospital of a university.' }
  expect(clinicHead.description(short)).toBe('Haneul Dental Hospital, Daegu. Dental hospital of a university.')
  const long = 'A dental hospital of a university with a centre for visitors from abroad.'
  expect(clinicHead.description({ ...clinic, description: long })).toBe(long)
})

test('a clinic without a description has its name, its place and its treatments', () => {
  expect(clinicHead.description(clinic)).toMatch(
    /^Haneul Dental Hospital, Daegu: .+\. What is known of this clinic\.$/u,
  )
})

test('every built-in institution has two lines for a search result', () => {
  const lengths = readBuiltInInstitutions().map(({ facts }) => clinicHead.description(facts).length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
})
