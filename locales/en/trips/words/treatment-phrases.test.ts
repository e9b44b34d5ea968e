import { expect, test } from 'vitest'
import type { StoryStop, StoryTreatment } from '#domain/trips/plan/trip-story.ts'
import { presentRest, presentTreatment } from './treatment-phrases.ts'

const check: StoryTreatment = {
  treatmentClass: 'medical',
  names: ['Health check-up'],
  certainty: 'named',
  clinic: null,
  consultationOn: null,
  checkupsOn: [],
  recovery: {
    treatment: 'medical',
    placeId: null,
    treatedOn: '2027-03-10',
    quietUntil: '2027-03-11',
    checkups: [],
    earliestFlight: '2027-03-11',
    isFlightEarly: false,
    secondVisit: null,
    cares: [{ care: 'fasting-before', until: null }],
    sources: [],
  },
  tooShort: null,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a rest
const rest = {
  arrive: '08:00',
  leave: '12:00',
  because: ['kept-hours', 'kept-free:medical'],
  treatment: null,
} as unknown as StoryStop

test('an appointment of one’s own is told as that, with its quarter and with fasting before it', () => {
  const said = presentRest(rest, [{ ...check, ownClinic: { at: '08:00', area: 'Gangnam' } }])
  expect(said).toContain('kept for your own appointment in Gangnam: health check-up.')
  expect(said).toContain('Nothing to eat for hours before it')
  expect(said).not.toContain('No clinic of this guide fits')
})

test('a day that is kept free without an appointment says that no clinic of the guide fits', () => {
  expect(presentRest(rest, [check])).toContain('No clinic of this guide fits')
})

test('the treatment is told with the hour of its appointment, and leaves the rest to the clinic', () => {
  const said = presentTreatment({ ...check, ownClinic: { at: '08:00' } })
  expect(said).toContain('your own appointment at 08:00 on 10 March')
  expect(said).not.toContain('No clinic of this guide fits')
  expect(said).toMatch(/ask your clinic/iu)
})
