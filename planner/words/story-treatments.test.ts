import { expect, test } from 'vitest'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { plainTrip, treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { storyOf, wordsOf } from '#testing/trips/trip-words.ts'

const treatments = readTreatmentTable()

test('a treatment is told with its clinic, its visits and what follows from it', () => {
  const surgery = storyOf(treatmentTrip(), { treatments }).treatments.find(
    ({ treatmentClass }) => treatmentClass === 'surgery',
  )
  expect(surgery).toMatchObject({
    names: ['Rhinoplasty'],
    certainty: 'named',
    clinic: tripClinic.name,
    consultationOn: '2027-05-03',
    checkupsOn: ['2027-05-06'],
    recovery: { treatedOn: '2027-05-04', quietUntil: '2027-05-09' },
  })
})

test('a treatment that is not in the days has no recovery', () => {
  const skin = storyOf(treatmentTrip(), { treatments }).treatments.find(
    ({ treatmentClass }) => treatmentClass === 'skin',
  )
  expect(skin).toMatchObject({ names: ['Botox'], clinic: null, recovery: null, checkupsOn: [] })
})

test('a plan that says nothing of recovery has what the table says', () => {
  const document = treatmentTrip()
  delete document.plan.recovery
  const surgery = storyOf(document, { treatments }).treatments.find(
    ({ treatmentClass }) => treatmentClass === 'surgery',
  )
  expect(surgery?.recovery).toMatchObject({ treatedOn: '2027-05-04', quietUntil: '2027-06-01' })
})

test('the days know what a treatment asks of them', () => {
  const kinds = storyOf(treatmentTrip(), { treatments }).days.map(({ recovery }) => recovery.map(({ kind }) => kind))
  expect(kinds[0]).toEqual([])
  expect(kinds[1]).toContain('treatment')
  expect(kinds[2]).toContain('quiet')
})

test('nothing of it is told of a trip whose clinics are hidden, nor of one without treatments', () => {
  const hidden = storyOf(hideClinics(treatmentTrip()), { treatments })
  expect(hidden.treatments).toEqual([])
  expect(JSON.stringify(hidden)).not.toMatch(/Blue Lantern|푸른등|surgery|rhinoplasty|Plastic|botox/iu)
  expect(storyOf(plainTrip(), { treatments }).treatments).toEqual([])
})

test('a treatment for which the trip is too short says first what it takes', () => {
  const document = treatmentTrip()
  document.plan.recovery = []
  document.plan.unplaced = [{ placeId: null, name: 'Plastic Surgery', reason: 'trip_too_short', note: '' }]
  const story = storyOf(document, { treatments })
  expect(story.treatments.find(({ treatmentClass }) => treatmentClass === 'surgery')?.tooShort).toEqual({
    stayDays: 11,
    tripDays: 13,
  })
  expect(story.treatments.find(({ treatmentClass }) => treatmentClass === 'skin')?.tooShort).toBeNull()
  const [, first] = wordsOf(document, { treatments }).split('\n\n')
  expect(first).toMatch(/too short for rhinoplasty.*eleven days before a flight home it takes at least 13 days/u)
})
