import { expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { fullDay } from '#testing/trips/lawful-trip.ts'
import { plainTrip, treatmentTrip, tripClinic, writeTripDocument } from '#testing/trips/trip-documents.ts'
import { dayWordsOf, hiddenTreatmentTrip, shownIn, wordsOf } from '#testing/trips/trip-words.ts'

const treatments = readTreatmentTable()

function dayOf(document: TripDocument, index: number): string {
  return dayWordsOf(document, index, { treatments })
}

test('every day has a heading with its number, its date and a title of its own', () => {
  const trip = buildCitiesTrip()
  const headings = trip.plan.days.map((_, index) => dayOf(trip, index).split('\n', 1)[0])
  expect(headings[0]).toMatch(/^## Day 1 · Monday 31 May: \S/u)
  expect(new Set(headings.map((heading) => heading?.replace(/^.*?: /u, ''))).size).toBe(10)
})

test('a day names each stop once in bold with its Korean name, its time and the way there', () => {
  const document = plainTrip()
  const told = dayOf(document, 0)
  for (const stop of document.plan.days[0]?.stops ?? []) {
    const name = document.places[stop.placeId ?? '']?.name
    expect(told.split(`**${name?.en}** (${name?.ko})`)).toHaveLength(2)
    expect(told).toContain(stop.arrive)
  }
  expect(told).toMatch(/Leave your hotel|from your hotel|next door to your hotel/u)
  expect(told).toMatch(/on foot|walk/u)
})

test('a day says what it costs and that its hours are not confirmed, each once', () => {
  const told = dayOf(plainTrip(), 1)
  expect(told.match(/for the day|the day comes to/giu)).toHaveLength(1)
  expect(told.match(/not confirmed/giu)).toHaveLength(1)
})

test('moves between cities say what they take, and that no timetable is known', () => {
  const words = wordsOf(buildCitiesTrip())
  expect(words).toMatch(/the KTX to Gyeongju[^.]* about 2 h 30 from door to door/u)
  expect(words.match(/holds no timetable/gu)).toHaveLength(1)
  expect(words).toContain('You land at Incheon Airport at 10:40.')
  expect(words).toContain('Your flight leaves Incheon Airport at 19:10.')
  expect(words).not.toContain('flight leaves at')
})

test('different travellers are spoken to differently', () => {
  const words = (travelerType: 'solo' | 'family') => wordsOf(writeTripDocument([fullDay(0)], { travelerType }))
  expect(words('solo')).toContain('on your own')
  expect(words('family')).toContain('a family with children')
  expect(words('family')).toContain('an adult')
})

test('a treatment is told with its dates, without a promise and with who decides', () => {
  const words = wordsOf(treatmentTrip(), { treatments })
  expect(words).toContain(`**${tripClinic.name.en}** (${tripClinic.name.ko})`)
  expect(words).toContain('## Treatment and recovery')
  expect(words).toContain('Nothing strenuous, hot or alcoholic until 9 May.')
  expect(words).toContain('Your clinic decides.')
  expect(dayOf(treatmentTrip(), 2)).toContain('The first day after the rhinoplasty')
})

test('of a trip whose clinics are hidden nothing is told of a treatment', () => {
  const words = wordsOf(hiddenTreatmentTrip(), { treatments })
  expect(words).toMatch(/the time is your own/u)
  expect(words).not.toMatch(/surg|clinic|recover|rhino|botox|treatment|Blue Lantern|푸른등/iu)
})

test('a place that was left out is listed with its reason, and the traveller’s words are text', () => {
  const document = plainTrip()
  document.plan.unplaced = [
    { placeId: null, name: '**Atlantis**\n# [x](javascript:alert(1))', reason: 'unknown', note: '' },
    { placeId: null, name: 'Skin Treatment', reason: 'no_clinic', note: '' },
  ]
  const { items } = shownIn(wordsOf(document))
  expect(items[0]).toBe('“**Atlantis** # [x](javascript:alert(1))”. This guide has no place with this name.')
  expect(items[1]).toContain('Skin Treatment. No clinic')
  expect(items).toHaveLength(2)
})

test('a day without stops and a trip of one day are told too', () => {
  const document = writeTripDocument([fullDay(0)])
  expect(wordsOf(document)).toMatch(/^# One day in Seoul/u)
  document.plan.days = document.plan.days.map((day) => ({ ...day, stops: [], returnLeg: null, cost: 0 }))
  expect(dayOf(document, 0)).toContain('Nothing is planned on this day')
})

test('no word of a name or description can mark up what stands around it', () => {
  const document = plainTrip()
  const place = document.places['sight-0']
  if (!place) throw new Error('expected a place')
  document.places['sight-0'] = { ...place, name: { en: 'A*B_C', ko: '가*나' }, description: 'A **loud** hall! Go!' }
  const told = dayOf(document, 0)
  const { strong } = shownIn(told)
  expect(strong).toContain('A*B_C')
  expect(strong).not.toContain('loud')
  expect(told).not.toContain('!')
})
