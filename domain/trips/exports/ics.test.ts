import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { exportOptions, palace, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { writeIcs } from './ics.ts'

function read(document: TripDocument, options: Partial<Parameters<typeof writeIcs>[1]> = {}) {
  const text = writeIcs(document, { ...exportOptions, ...options })
  const calendar = ICAL.Component.fromString(text)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { text, calendar, events }
}

function renamed(en: string, ko: string): TripDocument {
  const trip = twoDayTrip()
  return { ...trip, places: { ...trip.places, [palace.id]: { ...palace, name: { en, ko } } } }
}

test('an independent reader finds every stop and move at its moment in Seoul', () => {
  const { calendar, events } = read(twoDayTrip())
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Seoul')
  expect(events.map(({ summary }) => summary)).toEqual([
    'Gyeongbokgung Palace 경복궁',
    'Consultation: Hanbit Clinic 한빛의원',
    'Rest',
    'Euljiro Bar 을지로 바',
    'KTX to Busan',
  ])
  expect(events[0]?.startDate.toString()).toBe('2027-05-31T09:40:00')
  expect(events[0]?.startDate.zone?.tzid).toBe('Asia/Seoul')
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'))
  expect(zone.utcOffset(events[0]?.startDate ?? ICAL.Time.now())).toBe(9 * 60 * 60)
})

test('a stop that ends at 25:30 ends at 01:30 of the next day in the calendar', () => {
  const bar = read(twoDayTrip()).events[3]
  expect(bar?.startDate.toString()).toBe('2027-05-31T23:30:00')
  expect(bar?.endDate.toString()).toBe('2027-06-01T01:30:00')
})

test('a move begins when the train leaves and ends when it arrives', () => {
  const move = read(twoDayTrip()).events[4]
  expect(move?.startDate.toString()).toBe('2027-06-01T10:20:00')
  expect(move?.endDate.toString()).toBe('2027-06-01T13:10:00')
  expect(move?.component.getFirstPropertyValue('geo')).toEqual([35.1152, 129.0422])
})

test('an event says where it is in Hangul, how to get there, what it costs and what is not confirmed', () => {
  const { events } = read(twoDayTrip())
  expect(events[0]?.location).toBe('경복궁, 서울 종로구 사직로 161')
  expect(events[0]?.description).toContain('Getting there: Subway 18\u00a0min, 5.2\u00a0km, ₩1,500 (estimate)')
  expect(events[0]?.description).toContain('Nearest station: Gyeongbokgung 경복궁역')
  expect(events[0]?.description).toContain('About ₩3,000 (estimate)')
  expect(events[0]?.description).toContain('Opening hours not confirmed')
  expect(events[3]?.description).toContain('Opening hours not known')
  expect(events[3]?.description).toContain('typical price')
  expect(events[1]?.description).toContain('Fee: ask the clinic')
})

describe('a name that somebody else wrote', () => {
  const hostile = [
    ['commas, semicolons; and \\ backslashes: "all"', '쉼표, 쌍반점;'],
    ['two\nlines\r\nBEGIN:VEVENT\rUID:evil', '두\n줄'],
    ['👩‍👩‍👧 family 🏯', '🏯'],
    ['Long', '가나다라마바사아자차'.repeat(30)],
    ['lone \uD800 surrogate and \u0000\u0007 control', '\u001B[31m빨강'],
  ] as const

  test.each(hostile)('%j comes back as it was, and no event is added', (en, ko) => {
    const { text, events } = read(renamed(en, ko))
    expect(events).toHaveLength(5)
    const line = (name: string) =>
      name
        .toWellFormed()
        .replaceAll(/\r\n?/gu, '\n')
        .replaceAll(/[\p{Cc}--[\n]]/gv, '')
    expect(events[0]?.summary).toBe(`${line(en)} ${line(ko)}`)
    for (const each of text.split('\r\n')) {
      expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75)
      expect(each).not.toMatch(/[\r\n]/u)
    }
  })
})

test('every line ends with CR and LF, and no character is cut by a fold', () => {
  const { text } = read(renamed('x', '한'.repeat(300)))
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain('한'.repeat(300))
})

test('an event keeps its identifier when its time and day change, and no two share one', () => {
  const before = read(twoDayTrip()).events.map(({ uid }) => uid)
  const trip = twoDayTrip()
  const [first, second] = trip.plan.days
  if (!first || !second) throw new Error('two days')
  const [moved, ...rest] = first.stops
  if (!moved) throw new Error('a stop')
  const days = [
    { ...first, stops: rest },
    { ...second, stops: [...second.stops, { ...moved, arrive: '16:00', leave: '17:00' }] },
  ]
  const after = read({ ...trip, plan: { ...trip.plan, days } }).events.map(({ uid }) => uid)
  expect(after.toSorted()).toEqual(before.toSorted())
  expect(new Set(before).size).toBe(before.length)
})

test('the same place on the same day has another identifier in another trip', () => {
  const uids = (calendarKey: string) => read(twoDayTrip(), { calendarKey }).events.map(({ uid }) => uid)
  const [one, other] = [uids('a'.repeat(32)), uids('b'.repeat(32))]
  expect(one[0]).toBe(`${'a'.repeat(32)}-gyeongbokgung-attraction@my-guide-korea`)
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
})

test('an event keeps its identifier when the trip begins on another day', () => {
  const trip = twoDayTrip()
  const { step1 } = trip.steps
  const earlier = { ...trip, steps: { ...trip.steps, step1: { ...step1, startDate: '2027-05-30' } } }
  expect(read(earlier).events[0]?.uid).toBe(read(trip).events[0]?.uid)
})

test('a clinic that comes back on another day for the same is another event', () => {
  const trip = twoDayTrip()
  const stops = trip.plan.days.flatMap((day) => day.stops).filter(({ kind }) => kind === 'consultation')
  const [first] = trip.plan.days
  if (!first) throw new Error('a day')
  const days = [{ ...first, stops: [...stops, ...stops] }]
  const uids = read({ ...trip, plan: { ...trip.plan, days } }).events.map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(2)
})

test('the stamp is when the plan was made, and the number of changes and the address are as given', () => {
  const { events, calendar } = read(twoDayTrip(), { sequence: 4, url: 'https://guide.example/shared-trips/a\r\nX:y' })
  expect(events[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T08:30:00Z')
  expect(events[0]?.sequence).toBe(4)
  expect(calendar.getFirstPropertyValue('url')).toBe('https://guide.example/shared-trips/aX:y')
  expect(read({ ...twoDayTrip(), generatedAt: 'yesterday' }).events).toHaveLength(5)
})

test('hidden clinics are nowhere in the calendar', () => {
  const { text, events } = read(twoDayTrip(), { showsClinics: false })
  expect(events.some(({ summary }) => summary === 'Private time')).toBe(true)
  expect(text.replaceAll('\r\n ', '')).not.toMatch(/clinic-7|Hanbit|한빛|Consultation/u)
})

test('the description is written from the calendar, whatever words are stored', () => {
  const { calendar } = read(twoDayTrip({ words: { text: 'A palace for my psoriasis.', by: 'model' } }))
  const description = String(calendar.getFirstPropertyValue('x-wr-caldesc'))
  expect(description).toContain('Two days in Seoul')
  expect(description).not.toMatch(/psoriasis|language model/u)
})

test('a position that is none on the globe and a stop without a place are left without one', () => {
  const trip = twoDayTrip()
  const places = { ...trip.places, [palace.id]: { ...palace, lat: Number.NaN } }
  const { events } = read({ ...trip, places })
  expect(events[0]?.component.getFirstPropertyValue('geo')).toBeNull()
  expect(events[2]?.location).toBeNull()
})
