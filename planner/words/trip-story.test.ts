import { expect, test } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { fullDay, inventRow } from '#testing/trips/lawful-trip.ts'
import { plainTrip, writeTripDocument } from '#testing/trips/trip-documents.ts'
import { storyOf } from '#testing/trips/trip-words.ts'
import { indexPlaceMentions } from './place-mentions.ts'

function withPlan(changes: Partial<Plan>) {
  const document = plainTrip()
  return { ...document, plan: { ...document.plan, ...changes } }
}

test('the nights of each base are counted, and a base is told by its city', () => {
  expect(storyOf(buildCitiesTrip()).bases.map(({ city, nights }) => `${city} ${nights}`)).toEqual([
    'Seoul 3',
    'Gyeongju 2',
    'Busan 2',
    'Jeju 1',
    'Seoul 1',
  ])
})

test('a day trip has a base without a night', () => {
  expect(storyOf(writeTripDocument([fullDay(0)])).bases).toEqual([
    {
      name: 'Hotel area: Insadong',
      city: 'Seoul',
      from: '2027-05-03',
      nights: 0,
      weather: { station: { en: 'Seoul', ko: '서울' }, month: 5, part: 'early', low: 12, high: 22, rainDays: 8 },
    },
  ])
})

test('a base far from everything keeps its own name', () => {
  const base = { name: 'Far Town', lat: 35, lng: 128 }
  const { plan } = plainTrip()
  const days = plan.days.map((day) => ({ ...day, from: base, to: base }))
  expect(storyOf(withPlan({ base, days })).bases[0]?.city).toBe('Far Town')
})

test('the money of a story is divided into meals, entries, ways and moves, and adds up to its total', () => {
  const { money } = storyOf(buildCitiesTrip())
  expect(money.meals + money.entries + money.ways + money.moves).toBe(money.total)
  expect(money.moves).toBeGreaterThan(0)
  expect(money).toMatchObject({ dailyLimit: 70_000, tripLimit: 1_200_000 })
})

test('a flight is told, and a trip without one has none', () => {
  expect(storyOf(buildCitiesTrip())).toMatchObject({
    arrival: { airport: 'ICN', time: '10:40' },
    departure: { airport: 'ICN', time: '19:10' },
  })
  expect(storyOf(plainTrip())).toMatchObject({ arrival: null, departure: null })
})

test('of a place that is closed on all days its weekdays are told, and words of the traveller are marked as such', () => {
  const { 'sight-69': sight } = plainTrip().places
  if (!sight?.hours || sight.hours === '24h') throw new Error('expected hours')
  const document = withPlan({
    unplaced: [
      { placeId: 'sight-69', name: 'The sight-69 house', reason: 'closed', note: '' },
      { placeId: null, name: 'Atlantis', reason: 'unknown', note: '' },
      { placeId: null, name: 'Skin Treatment', reason: 'no_clinic', note: '' },
    ],
  })
  document.places['sight-69'] = { ...sight, hours: { ...sight.hours, mon: [], tue: [] } }
  expect(storyOf(document).leftOut).toEqual([
    {
      name: 'The sight-69 house',
      reason: 'closed',
      closedOn: ['mon', 'tue'],
      isTreatment: false,
      isQuoted: false,
      namesDiet: false,
    },
    { name: 'Atlantis', reason: 'unknown', closedOn: [], isTreatment: false, isQuoted: true, namesDiet: false },
    { name: 'Skin Treatment', reason: 'no_clinic', closedOn: [], isTreatment: true, isQuoted: false, namesDiet: false },
  ])
})

test('answers below a question that was since answered otherwise are not told', () => {
  const document = writeTripDocument(
    [fullDay(0)],
    { languageSupport: 'no', languageDetails: ['ai'] },
    { beautyInterest: 'not-interested', beautyCategories: ['Hair Care'], socialMediaInterest: 'no' },
  )
  expect(storyOf(document).traveller).toMatchObject({
    languageHelp: [],
    beauty: [],
    social: [],
    wantsLanguageSupport: false,
  })
})

test('a sentence that names a place which is not in the plan is not told', () => {
  const document = plainTrip()
  const sight = document.places['sight-0']
  if (!sight) throw new Error('expected a sight')
  document.places['sight-0'] = { ...sight, description: 'A plain house. It is quieter than Grand Hall. Ask for tea.' }
  const sentences = (mentions?: ReturnType<typeof indexPlaceMentions>) =>
    storyOf(document, mentions && { mentions }).days[0]?.stops[0]?.place?.sentences
  const hall = inventRow('hall', 9, { name: { en: 'Grand Hall', ko: '큰집이다' } })
  expect(sentences(indexPlaceMentions([...Object.values(document.places), hall]))).toEqual([
    'A plain house.',
    'Ask for tea.',
  ])
  expect(sentences()).toHaveLength(3)
})

test('hours and prices that nobody confirmed are counted', () => {
  const story = storyOf(plainTrip())
  expect(story.unconfirmed).toEqual({ hours: 14, prices: 0, places: 14 })
})

test('stops keep their order, their times, their ways and why they were chosen', () => {
  const document = plainTrip()
  const [day] = storyOf(document).days
  const told = day?.stops.map(({ place, arrive, leave, minutes, leg, because }) => {
    return { placeId: place?.id, arrive, leave, minutes, leg, because }
  })
  expect(told?.slice(0, 2)).toEqual([
    { ...timesOf(document, 0), minutes: 60 },
    { ...timesOf(document, 1), minutes: 60 },
  ])
  expect(day).toMatchObject({ index: 0, date: '2027-05-03', weekday: 'mon', shortfall: null, recovery: [] })
})

function timesOf(document: ReturnType<typeof plainTrip>, index: number) {
  const stop = document.plan.days[0]?.stops[index]
  if (!stop) throw new Error('expected a stop')
  const { placeId, arrive, leave, leg, because } = stop
  return { placeId, arrive, leave, leg, because }
}

test('a stop whose place did not come along is told without one', () => {
  const document = plainTrip()
  delete document.places['sight-0']
  expect(storyOf(document).days[0]?.stops[0]).toMatchObject({ place: null, name: '', opening: null })
})

test('a move between cities knows where one gets on and off, and that no meal is part of it', () => {
  const moves = storyOf(buildCitiesTrip()).days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'transfer'))
  expect(moves.map(({ name, meal }) => `${name} ${meal}`)).toEqual([
    'KTX to Gyeongju null',
    'KTX to Busan null',
    'Flight to Jeju null',
    'Flight to Seoul null',
  ])
  expect(moves[0]?.stations).toEqual({
    from: { en: 'Seoul Station', ko: '서울역' },
    to: { en: 'Gyeongju Station', ko: '경주역' },
  })
})

test('the story of a plan is the same each time, and another seed changes nothing but its seed', () => {
  const document = plainTrip()
  expect(storyOf(document)).toEqual(storyOf(plainTrip()))
  const other = { ...document, plan: { ...document.plan, seed: 99 } }
  expect(storyOf(other)).toEqual({ ...storyOf(document), seed: 99 })
})

test('a sentence that two places share is told of the first one alone', () => {
  const document = plainTrip()
  const shared = 'New entry fees are announced.'
  const places = Object.fromEntries(
    Object.entries(document.places).map(([id, place]) => [id, { ...place, description: `A house. ${shared}` }]),
  )
  const told = storyOf({ ...document, places }).days.flatMap(({ stops }) =>
    stops.flatMap(({ place }) => (place?.sentences.includes(shared) ? [place.id] : [])),
  )
  expect(new Set(told).size).toBe(1)
})
