import { expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { fullDay } from '#testing/trips/lawful-trip.ts'
import { plainTrip, pricedTrip, treatmentTrip, tripClinic, writeTripDocument } from '#testing/trips/trip-documents.ts'
import { dayWordsOf, hiddenTreatmentTrip, shownIn, storyOf, wordsOf } from '#testing/trips/trip-words.ts'
import { tripPlanWords } from '#locales/en/trips/trip-plan-words.ts'
import { presentArrival, presentFlightAlone } from './move-phrases.ts'
import { writeTripWords } from './write-trip-words.ts'

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

test('the beginning says what the weather usually is at each base, and never what it will be', () => {
  const intro = writeTripWords(storyOf(plainTrip())).intro
  expect(intro).toContain('In early May usually 12 to 22 °C; rain or snow on 8 days of the month.')
  const told = writeTripWords(storyOf(buildCitiesTrip())).intro
  expect(told.match(/usually −?\d+ to/gu)?.length).toBeGreaterThan(1)
  expect(told).toMatch(/Busan: in early June usually \d+ to/u)
  expect(told).not.toMatch(/forecast|will (?:be|rain)/iu)
})

test('the beginning names the sights in blossom and those whose leaves have turned', () => {
  const trip = plainTrip()
  const [one, other] = ['sight-0', 'sight-1'].map((id) => trip.places[id])
  if (!one || !other) throw new Error('expected two sights')
  const always = { from: '01-01', to: '12-31' }
  trip.places['sight-0'] = { ...one, seasonBest: [{ ...always, what: 'cherry blossom' }] }
  expect(wordsOf(trip)).toContain(`there is usually blossom at ${one.name.en}. It moves`)
  expect(wordsOf(trip)).not.toContain('leaves are usually')
  trip.places['sight-1'] = { ...other, seasonBest: [{ ...always, what: 'leaves' }] }
  expect(wordsOf(trip)).toContain(`the leaves are usually in colour at ${other.name.en}.`)
})

test('of many sights in blossom the beginning names four', () => {
  const trip = plainTrip()
  for (const [id, place] of Object.entries(trip.places))
    trip.places[id] = { ...place, seasonBest: [{ from: '01-01', to: '12-31', what: 'blossom' }] }
  const told = /usually blossom at (.*?)\. It moves/u.exec(wordsOf(trip))?.[1] ?? ''
  expect(told.split(/, | and /u)).toHaveLength(4)
})

test('the beginning names the great sights', () => {
  const story = storyOf(buildCitiesTrip())
  const [great, ...others] = story.days
    .flatMap(({ stops }) => stops)
    .filter(({ kind, place }) => {
      return place !== null && kind === 'attraction'
    })
  const plain = others.map((stop) => ({
    ...stop,
    because: ['near'],
    place: stop.place && { ...stop.place, headline: 0 },
  }))
  const stops = great
    ? [...plain, { ...great, because: [], place: great.place && { ...great.place, headline: 3 } }]
    : []
  const days = story.days.map((day, index) => ({ ...day, stops: index === 0 ? stops : [] }))
  expect(writeTripWords({ ...story, days }).intro).toMatch(new RegExp(`(around|^) ?${great?.place?.name.en}`, 'mu'))
})

test('the weather of a city that one comes back to in the same days of the year is told once', () => {
  const story = storyOf(plainTrip())
  const [base] = story.bases
  if (!base) throw new Error('expected a base')
  const { intro } = writeTripWords({ ...story, bases: [base, { ...base, city: 'Suwon' }, base] })
  expect(intro.match(/Seoul: in early May usually/gu)).toHaveLength(1)
})

test('a day names each stop once in bold with its Korean name, and lists its time below', () => {
  const document = plainTrip()
  const told = dayOf(document, 0)
  for (const stop of document.plan.days[0]?.stops ?? []) {
    const name = document.places[stop.placeId ?? '']?.name
    expect(told.split(`**${name?.en}** (${name?.ko})`)).toHaveLength(2)
    expect(told).toContain(`${stop.arrive} ${stop.meal ? `${stop.meal} at ` : ''}${name?.en}`)
  }
  expect(told).toMatch(/your hotel/u)
})

test('the story of a day holds no time, price or length of a short way', () => {
  for (const { prose, times } of writeTripWords(storyOf(plainTrip())).days) {
    expect(prose).not.toMatch(/\d\d:\d\d|₩|\d minutes/u)
    expect(times).toMatch(/^\d\d:\d\d .+ · .+ back$/u)
  }
})

/** The story of a day whose first sight has these facts and times. */
function proseWith(facts: Partial<TripPlace>, times: { arrive?: string; leave?: string } = {}): string {
  const document = plainTrip()
  const [first] = document.plan.days[0]?.stops ?? []
  const place = document.places[first?.placeId ?? '']
  if (!first || !place) throw new Error('expected a first stop')
  Object.assign(place, facts)
  Object.assign(first, times)
  return writeTripWords(storyOf(document)).days[0]?.prose ?? ''
}

test('a day says why it begins with what is best in the morning, and only then', () => {
  const reason = /is best in the morning|The morning is for|An early start pays off/u
  expect(proseWith({ best: 'morning' }, { arrive: '09:30' })).toMatch(reason)
  expect(proseWith({ best: 'any' }, { arrive: '09:30' })).not.toMatch(reason)
  expect(proseWith({ best: 'morning' }, { arrive: '10:31' })).not.toMatch(reason)
})

test('dusk is named only where the stay is around it', () => {
  const dusk = /(?:for|in time for) dusk|waits for dusk/u
  expect(proseWith({ best: 'dusk' }, { arrive: '20:30', leave: '21:30' })).toMatch(/the evening, when|the evening\./u)
  expect(proseWith({ best: 'dusk' }, { arrive: '20:30', leave: '21:30' })).not.toMatch(dusk)
  expect(proseWith({ best: 'dusk' }, { arrive: '17:00', leave: '18:00' })).not.toMatch(dusk)
})

test('a place of the evening is said to be kept for it, unless one comes by day', () => {
  const reason = /kept for|laid out so|waits for/u
  expect(proseWith({ best: 'dusk' }, { arrive: '18:00', leave: '19:00' })).toMatch(/dusk/u)
  expect(proseWith({ dusk: 'only' }, { arrive: '18:00', leave: '19:00' })).toMatch(reason)
  expect(proseWith({ best: 'dusk' }, { arrive: '16:59', leave: '18:00' })).not.toMatch(reason)
})

test('what helps at a place is told, but not in another season, on another day, or of a place that is left out', () => {
  const tip = 'Stand by the old well.'
  expect(proseWith({ tip }).split(tip)).toHaveLength(2)
  expect(proseWith({ tip: 'The ice is thick in winter.' })).not.toContain('thick')
  expect(proseWith({ tip: 'At weekends the queue is long.' })).not.toContain('queue')
})

test('only a stay that is clearly the longest is said to be it', () => {
  const longest = /long stop of the day|as much time|most time here/u
  expect(proseWith({}, { arrive: '05:00', leave: '09:00' })).toMatch(longest)
  expect(proseWith({}, { arrive: '09:00', leave: '10:00' })).not.toMatch(longest)
})

test('a door that shuts soon after one arrives is warned of', () => {
  const hours = {
    mon: [['09:00', '18:00']],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  } as TripPlace['hours']
  const times = { arrive: '16:00', leave: '17:00' }
  expect(proseWith({ hours, lastEntry: '16:45' }, times)).toMatch(/the last visitors are (?:usually )?let in at 16:45/u)
  expect(proseWith({ hours, lastEntry: '16:46' }, times)).not.toContain('last visitors')
})

test('a reason is told once in a trip, and a named place is said to be named', () => {
  const document = plainTrip()
  for (const { stops } of document.plan.days) for (const stop of stops) stop.because = ['for:family']
  expect(wordsOf(document).match(/good place for children|Children like it here/gu)).toHaveLength(1)
  for (const { stops } of document.plan.days) for (const stop of stops) stop.because = ['must']
  expect(wordsOf(document).match(/one of the places you named|You named this|on your list/gu)?.length).toBeGreaterThan(
    2,
  )
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

test('a move that begins a day follows nothing, is listed with both of its times, and names the city that it goes to', () => {
  const { days } = writeTripWords(storyOf(buildCitiesTrip()))
  const moved = days.filter(({ times }) => /\d\d:\d\d to \d\d:\d\d KTX to Gyeongju/u.test(times))
  expect(moved).toHaveLength(1)
  const [{ heading, prose } = { heading: '', prose: '' }] = moved
  expect(heading).toContain('To Gyeongju')
  expect(prose).not.toMatch(/waits for|kept for|laid out so/u)
  expect(days.at(-1)?.times).toMatch(/ at Incheon Airport$/u)
})

test('different travellers are spoken to differently', () => {
  const words = (travelerType: 'solo' | 'family') => wordsOf(writeTripDocument([fullDay(0)], { travelerType }))
  expect(words('solo')).toContain('on your own')
  expect(words('family')).toContain('for your family')
  expect(words('family')).toContain('an adult')
})

test('a treatment is told with its dates, without a promise and with who decides', () => {
  const words = wordsOf(treatmentTrip(), { treatments })
  expect(words).toContain(`**${tripClinic.name.en}** (${tripClinic.name.ko})`)
  expect(words).toContain('## Treatment and recovery')
  expect(words).toContain('Nothing strenuous, hot or alcoholic until 9 May.')
  expect(words).toContain('Your clinic decides.')
  expect(dayOf(treatmentTrip(), 2)).toContain('The first day after the rhinoplasty')
  expect(words).toMatch(new RegExp(`\\d\\d:\\d\\d treatment at ${tripClinic.name.en}`, 'u'))
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
  expect(wordsOf(document)).toContain('where the day begins and ends.')
  expect(wordsOf(document)).toMatch(/The day is balanced: four sights, with/u)
  document.plan.days = document.plan.days.map((day) => ({ ...day, stops: [], returnLeg: null, cost: 0 }))
  expect(dayOf(document, 0)).toContain('Nothing is planned on this day')
})

test('a day between two flights begins and ends at the airport, without a bed and without bags', () => {
  const document = writeTripDocument([fullDay(0)])
  const flights = { arrival: { airport: 'ICN', time: '07:00' }, departure: { airport: 'ICN', time: '23:00' } } as const
  document.steps.step1 = { ...document.steps.step1, ...flights }
  const words = wordsOf(document)
  expect(words).toContain('It begins and ends at Incheon Airport, so you need no hotel.')
  expect(words).not.toMatch(/the bed|your bags|a room/u)
  document.steps.step1 = { ...document.steps.step1, departure: { airport: 'GMP', time: '23:00' } }
  expect(wordsOf(document)).toContain('It begins at Incheon Airport and ends at Gimpo Airport, so you need no hotel.')
})

test('a day with a flight alone says when to be at the airport and when to set out, and a late landing when one is through', () => {
  const way = { minutes: 65 }
  expect(presentFlightAlone.home({ airport: 'ICN', time: '10:35' }, 7 * 60 + 35, way)).toBe(
    'Your flight leaves Incheon Airport at 10:35; be there by 07:35. Set out at about 06:30: the airport is about 1 h 05 away.',
  )
  expect(presentFlightAlone.here({ airport: 'ICN', time: '22:00' }, 23 * 60 + 15, way)).toBe(
    'You land at Incheon Airport at 22:00. With passport control and bags you are through by about 23:15. The way to your room takes about 1 h 05.',
  )
  expect(presentFlightAlone.home({ airport: 'CJU', time: '09:00' }, 7 * 60, null)).not.toContain('Set out')
})

test('a trip to places of tours says once that they are booked and ask for the passport', () => {
  const trip = plainTrip()
  expect(wordsOf(trip)).not.toContain('passport')
  for (const id of ['sight-0', 'sight-1']) {
    const place = trip.places[id]
    if (place) trip.places[id] = { ...place, access: 'tour' }
  }
  expect(wordsOf(trip).match(/bring your passport/gu)).toHaveLength(1)
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

test('the text says what a clinic stated, on which day, and that no other fee is counted', () => {
  const priced = writeTripWords(storyOf(pricedTrip(), { treatments }))
  expect(priced.intro).toContain('without the bed and with ₩5,000,000 that clinics state')
  const told = dayOf(pricedTrip(), 1)
  expect(told).toContain('Nose job: ₩3,000,000 – ₩5,000,000 for the treatment, VAT not included')
  expect(told).toContain('as the clinic stated on 5 October 2026. Sums count the upper end.')
  expect(told).toContain('₩5,000,000 for the clinic')
  expect(told).not.toContain('ask the clinic.')
  expect(dayOf(treatmentTrip(), 1)).toContain('Its fee is not part of any figure here: ask the clinic.')
  expect(writeTripWords(storyOf(treatmentTrip(), { treatments })).intro).toContain('without what a clinic charges')
})

test('a treatment that the trip cannot pay is left out for its stated price, and not for the money of a day', () => {
  const document = treatmentTrip()
  document.plan.unplaced = [{ placeId: null, name: 'Plastic Surgery', reason: 'budget', note: '' }]
  const words = 'What the clinic states that it costs is more than your total budget can pay'
  expect(writeTripWords(storyOf(document, { treatments })).closing).toContain(words)
  expect(tripPlanWords.unplaced({ placeId: null, name: 'Plastic Surgery', reason: 'budget', note: '' })).toContain(
    words,
  )
  expect(tripPlanWords.unplaced({ placeId: 'leeum', name: 'Leeum', reason: 'budget', note: '' })).toContain(
    'daily budget',
  )
})

test('after a landing at dawn one is not said to stand at the passport control until the day begins', () => {
  const land = (time: string, through: number, out: string) => presentArrival({ airport: 'ICN', time }, through, out)
  expect(land('05:10', 385, '09:02')).toMatch(/through by about 06:25.*set out at about 09:02/u)
  expect(land('14:20', 935, '15:40')).toMatch(/leaving the airport at about 15:40/u)
})
