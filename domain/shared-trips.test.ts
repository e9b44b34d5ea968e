import { expect, test } from 'vitest'
import { plainTrip, treatmentTrip, tripClinic } from '#testing/trip-documents.ts'
import { shareTrip } from './shared-trips.ts'

const hidden = { showsClinics: false }

test('a trip without clinics is shared as it is, but for what the traveller wrote and the seed of all answers', () => {
  const document = plainTrip()
  const { steps, plan } = document
  expect(shareTrip('Spring', document, hidden)).toEqual({
    name: 'Spring',
    document: {
      ...document,
      steps: { ...steps, step2: { ...steps.step2, totalBudget: '', mustVisitPlaces: '' } },
      plan: { ...plan, seed: 0 },
    },
  })
})

test('a name that tells of a treatment or names the clinic is shown only where clinics are', () => {
  for (const name of ['My surgery', 'Trip to Blue Lantern', '코 성형']) {
    expect(shareTrip(name, treatmentTrip(), hidden).name).toBeNull()
    expect(shareTrip(name, treatmentTrip(), { showsClinics: true }).name).toBe(name)
  }
  expect(shareTrip('With Jun', treatmentTrip(), hidden).name).toBe('With Jun')
})

test('clinics are shown where that was asked for, and what the traveller wrote is not', () => {
  const { document } = shareTrip('Spring', treatmentTrip(), { showsClinics: true })
  expect(JSON.stringify(document)).toContain(tripClinic.name.en)
  expect(document.steps.step3.plasticSurgeryType).toBe('')
  expect(document.plan.unplaced.map(({ name }) => name)).not.toContain('Blue Lantren')
})
