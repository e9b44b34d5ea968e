import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { isLong } from '#testing/long-rounds.ts'
import { textMarker } from '#testing/trips/marked-trips.ts'
import { plainTrip, treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { exportOptions } from '#testing/trips/two-day-trip.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { wordsOf } from '#testing/trips/trip-words.ts'
import { shareTrip } from './shared-trips.ts'
import { writeGeoJson } from '#domain/trips/exports/geojson.ts'
import { writeGpx } from '#domain/trips/exports/gpx.ts'
import { writeIcs } from '#domain/trips/exports/ics.ts'
import { writePlainText, writeShortDays } from '#domain/trips/exports/plain-text.ts'
import type { TripDocument } from './trip-documents.ts'

const hidden = { showsClinics: false }

test('a trip without clinics is shared with its days, and without its words and what the traveller wrote', () => {
  const document = plainTrip()
  const { steps, plan } = document
  const { 'sight-69': _recommended, salon: _salon, ...places } = document.places
  expect(shareTrip('Spring', document, hidden)).toEqual({
    name: null,
    document: {
      ...document,
      steps: { ...steps, step2: { ...steps.step2, totalBudget: '', mustVisitPlaces: '' } },
      plan: {
        ...plan,
        seed: 0,
        budget: { ...plan.budget, tripLimit: null },
        days: plan.days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, because: [] })) })),
      },
      places,
      recommendations: {},
      words: { text: '', by: 'built-in' },
    },
  })
})

test('who travels, diets, allergies and what is avoided are shared with nobody', () => {
  const trip = plainTrip()
  const party = { adults: 2, childAges: [4], older: true, mobility: 'wheelchair' as const }
  const needs = {
    diet: ['halal', 'nuts allergy'],
    party,
    beds: ['Haeundae'],
    likes: ['zoos'],
    avoid: ['crowds'],
    firstTime: true,
  }
  const document = { ...trip, steps: { ...trip.steps, step2: { ...trip.steps.step2, ...needs } } }
  for (const showsClinics of [true, false]) {
    const { step2 } = shareTrip('', document, { showsClinics }).document.steps
    for (const need of Object.keys(needs)) expect(step2).not.toHaveProperty(need)
  }
})

test('the day and the hour of a treatment are told by the days of a shared trip alone, and by none without clinics', () => {
  const trip = treatmentTrip()
  const step3 = { ...trip.steps.step3, treatmentOn: '2027-05-06', ownClinic: { at: '11:00' } }
  for (const showsClinics of [true, false]) {
    const { document } = shareTrip('', { ...trip, steps: { ...trip.steps, step3 } }, { showsClinics })
    expect(document.steps.step3).not.toHaveProperty('treatmentOn')
    expect(document.steps.step3).not.toHaveProperty('ownClinic')
  }
})

test('that somebody likes a stop is shared with nobody', () => {
  const trip = plainTrip()
  for (const day of trip.plan.days) for (const stop of day.stops) stop.because = ['liked', 'near']
  const { plan } = shareTrip('', trip, hidden).document
  const reasons = plan.days.flatMap(({ stops }) => stops.flatMap(({ because }) => because))
  expect(new Set(reasons)).toEqual(new Set(['near']))
})

test('a name is shown only where clinics are', () => {
  for (const name of ['vaginoplasty', 'My BBL', '눈매교정', 'Trip to Blue Lantern', 'With Jun'])
    for (const document of [plainTrip(), treatmentTrip()]) {
      expect(shareTrip(name, document, hidden).name).toBeNull()
      expect(shareTrip(name, document, { showsClinics: true }).name).toBe(name)
    }
})

test('clinics are shown where that was asked for, and what the traveller wrote is not', () => {
  const { document } = shareTrip('Spring', treatmentTrip(), { showsClinics: true })
  expect(JSON.stringify(document)).toContain(tripClinic.name.en)
  expect(document.steps.step3.plasticSurgeryType).toBe('')
  expect(document.plan.unplaced.map(({ name }) => name)).toEqual(['The sight-69 house'])
})

test('where whoever comes along waits is shared with the clinics, and in no form without them', () => {
  const { document } = shareTrip('', waitingTrip(), { showsClinics: true })
  expect(document.places).toHaveProperty('waiting-cafe')
  expect(formsOf(waitingTrip(), true)['text']).toContain('Meet again at Hanbit Clinic 한빛의원 at 14:50')
  for (const text of Object.values(formsOf(waitingTrip(), false)))
    expect(text).not.toMatch(/waiting-cafe|Lantern|카페 등/u)
})

test('moves keep their names, and the words of a treatment do not say what was not told', () => {
  const { days } = shareTrip('', buildCitiesTrip(), hidden).document.plan
  const moves = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'transfer'))
  expect(moves.map(({ name }) => name)).toEqual([
    'KTX to Gyeongju',
    'KTX to Busan',
    'Flight to Jeju Airport',
    'Flight to Gimpo Airport',
  ])
  const words = wordsOf(shareTrip('', treatmentTrip(), { showsClinics: true }).document)
  expect(words).toContain('**Surgery**: the consultation on')
  expect(words).not.toMatch(/You named no treatment|rhinoplasty/iu)
})

const markers = [plainTrip(), treatmentTrip(), waitingTrip(), buildCitiesTrip()].map(textMarker)

/** All forms in which a trip leaves its owner, for one state of the switch for clinics. */
function formsOf(document: TripDocument, showsClinics: boolean): Record<string, string> {
  const options = { ...exportOptions, showsClinics }
  const { document: shared } = shareTrip('', document, { showsClinics })
  return {
    data: JSON.stringify(shared),
    words: wordsOf(shared),
    calendar: writeIcs(document, options).replaceAll('\r\n ', ''),
    'calendar address': writeIcs(shared, options).replaceAll('\r\n ', ''),
    gpx: writeGpx(document, options),
    geojson: writeGeoJson(document, options),
    text: writePlainText(document, options),
    code: writeShortDays(document, options).join('\n'),
  }
}

test('text in any field is in no shared form, whether clinics are shown or hidden', () => {
  const core = 'Kanaryo'
  const around = fc.string({ unit: fc.constantFrom(...Array.from('ab9 ,.“"\n-눈매교정')), maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...markers), around, around, ({ mark }, before, after) => {
      const document = mark(`${before}${core}${after}`)
      for (const showsClinics of [false, true])
        for (const [form, text] of Object.entries(formsOf(document, showsClinics)))
          expect(text.includes(core), `${form}, ${showsClinics ? 'with' : 'without'} clinics`).toBe(false)
      expect(shareTrip(core, document, hidden).name).toBeNull()
    }),
    { numRuns: isLong ? 100 : 12 },
  )
  for (const { paths } of markers)
    expect(paths).toEqual(
      expect.arrayContaining([
        'steps.step2.totalBudget',
        'steps.step2.mustVisitPlaces',
        'steps.step3.plasticSurgeryType',
        'plan.unplaced.0.name',
        'plan.unplaced.1.note',
        'plan.warnings.0.text',
        'plan.conflicts.0.relax.0.to',
        'plan.because.1',
        'words.text',
      ]),
    )
})

test('nothing of the budget that was typed is told', () => {
  const document = plainTrip()
  document.steps.step2.totalBudget = '3,141,592 won'
  document.plan.budget.tripLimit = 3_141_592
  for (const text of Object.values(formsOf(document, false))) expect(text).not.toMatch(/3,?141,?592/u)
})

test('hours that are kept free are shared as private time, and nothing says who asked for them', () => {
  const document = plainTrip()
  const [day] = document.plan.days
  if (!day) throw new Error('the trip has no day')
  const times = { arrive: '13:00', leave: '15:00', leg: null, cost: 0, hoursUnknown: false }
  day.stops.push({ placeId: null, kind: 'lodging', name: 'Kept free', because: ['kept-hours'], ...times })
  day.shortfall = 'kept_hours'
  document.steps.step2.keptHours = [{ on: null, from: '13:00', to: '15:00' }]
  const shared = shareTrip('', document, { showsClinics: true }).document
  expect(shared.plan.days[0]?.stops.at(-1)).toMatchObject({ kind: 'rest', name: 'private_time', because: [], ...times })
  expect(JSON.stringify(shared)).not.toMatch(/kept/iu)
})
