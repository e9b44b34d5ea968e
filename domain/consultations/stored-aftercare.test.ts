import { expect, test } from 'vitest'
import type { AftercareDays } from './aftercare.ts'
import { readAftercareDays } from './stored-aftercare.ts'

const passport: AftercareDays = {
  treatedOn: '2027-03-01',
  treatments: [
    {
      id: 'veneers',
      name: { en: 'Veneers', ko: '라미네이트' },
      steps: [
        { kind: 'quiet', when: 'until', day: 3, date: '2027-03-04' },
        { kind: 'check', when: 'between', days: [5, 7], dates: ['2027-03-06', '2027-03-08'] },
        { kind: 'second-visit-months-later', when: 'unknown' },
      ],
    },
  ],
}

test('a stored passport is read as it was, and steps that nobody knows are left out', () => {
  const copy: unknown = JSON.parse(JSON.stringify(passport))
  expect(readAftercareDays(copy)).toEqual(passport)
  const [treatment] = passport.treatments
  const strange = [
    { kind: 'dance', when: 'unknown' },
    { kind: 'quiet', when: 'until', day: '3', date: '2027-03-04' },
    { kind: 'check', when: 'between', days: [5], dates: ['2027-03-06', '2027-03-08'] },
    { kind: 'check', when: 'sometimes' },
    null,
  ]
  const steps = [...(treatment?.steps ?? []), ...strange]
  expect(readAftercareDays({ ...passport, treatments: [{ ...treatment, steps }, 7] })).toEqual(passport)
})

test('anything else is no passport', () => {
  for (const value of [null, 'x', [], {}, { ...passport, treatedOn: '2027-02-30' }, { treatedOn: '2027-03-01' }]) {
    expect(readAftercareDays(value)).toBeNull()
  }
})
