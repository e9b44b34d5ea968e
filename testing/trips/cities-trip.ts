import { addDays } from '#domain/korea/calendar-dates.ts'
import type { PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { readTripPlaces } from '#testing/builders/catalogue.ts'
import { citiesDays, seoul } from './cities-days.ts'
import { fortnightDays } from './fortnight-days.ts'
import { sumTrip, writeDays, type WrittenDay } from './written-days.ts'

const startDate = '2027-05-31'

const steps: TripSteps = {
  step1: {
    startDate,
    endDate: '2027-06-09',
    selectedInterests: ['culture', 'food', 'nature', 'shopping'],
    arrival: { airport: 'ICN', time: '10:40' },
    departure: { airport: 'ICN', time: '19:10' },
  },
  step2: {
    totalBudget: '1,200,000 won',
    dailyBudgetRange: 70_000,
    accommodationType: 'hotel',
    areaPreferences: ['Myeongdong'],
    travelerType: 'couple',
    mustVisitPlaces: 'Changdeokgung, Bulguksa, Gamcheon, Yongduam, Hallasan, that TikTok cafe',
    languageSupport: 'no',
    languageDetails: [],
    activityIntensity: 'balanced',
    cities: 'several',
  },
  step3: {
    beautyInterest: 'not-interested',
    beautyCategories: [],
    plasticSurgeryType: '',
    socialMediaInterest: 'no',
    socialMediaOptions: [],
    vipPlan: 'no',
  },
}

const recommended = { Culture: ['bijarim-forest', 'gyeonghuigung'], Food: ['jamae-guksu', 'imun-seolnongtang'] }

let citiesTrip: TripDocument | undefined

/** Ten days in Seoul, Gyeongju, Busan and Jeju, written by hand: two trains, two flights, and flights at both ends. */
export function buildCitiesTrip(): TripDocument {
  citiesTrip ??= buildTrip(steps, citiesDays, 'Ten days in four cities.')
  return structuredClone(citiesTrip)
}

/** Fourteen days in Seoul, Gyeongju and Busan, written by hand. */
export function buildFortnightTrip(): TripDocument {
  const { step1, ...others } = steps
  const asked = { ...others, step1: { ...step1, endDate: '2027-06-13' } }
  return buildTrip(asked, fortnightDays, 'Fourteen days in three cities.')
}

function buildTrip(asked: TripSteps, days: readonly WrittenDay[], lead: string): TripDocument {
  const written = writeDays(startDate, days)
  const rows = new Map(readTripPlaces().map((row) => [row.id, row]))
  const recommendations = Object.fromEntries(
    Object.entries(recommended).map(([group, ids]) => [group, ids.flatMap((id) => recommend(rows.get(id)))]),
  )
  const named = [
    ...written.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
    ...Object.values(recommended).flat(),
    'hallasan',
  ]
  return {
    format: 1,
    steps: asked,
    plan: {
      timeZone: 'Asia/Seoul',
      currency: 'KRW',
      seed: 7,
      base: seoul,
      days: written,
      unplaced: [
        { placeId: 'hallasan', name: 'Hallasan National Park', reason: 'no_time', note: '' },
        { placeId: null, name: 'that TikTok cafe', reason: 'unknown', note: '' },
      ],
      warnings: [],
      conflicts: [
        { wishes: ['mustVisitPlaces', 'dates'], relax: [{ wish: 'dates', to: addDays(asked.step1.endDate, 1) }] },
      ],
      budget: { dailyLimit: 70_000, tripLimit: 1_200_000 },
      checks: checksOf(written),
      totals: sumTrip(written),
    },
    places: Object.fromEntries(named.flatMap((id): [string, TripPlace][] => entryOf(rows.get(id)))),
    recommendations,
    words: { text: [lead, ...wordsOf(written, rows)].join('\n\n'), by: 'built-in' },
    generatedAt: '2027-01-04T03:00:00.000Z',
  }
}

function checksOf(written: readonly PlanDay[]) {
  const stops = written.flatMap((day) => day.stops)
  const unsure = stops.filter(({ hoursUnknown }) => hoursUnknown).length
  const placed = stops.filter(({ placeId }) => placeId !== null).length
  return [
    { rule: 'open', held: true, count: placed, onUnverifiedFacts: placed },
    { rule: 'reachable', held: true, count: stops.length + written.length, onUnverifiedFacts: 0 },
    { rule: 'apart', held: true, count: stops.length, onUnverifiedFacts: 0 },
    { rule: 'pace', held: true, count: written.length, onUnverifiedFacts: 0 },
    { rule: 'meals', held: true, count: written.length * 2, onUnverifiedFacts: unsure },
    { rule: 'budget', held: true, count: written.length + 1, onUnverifiedFacts: written.length },
    { rule: 'must_visits', held: true, count: 6, onUnverifiedFacts: 0 },
    { rule: 'areas_and_interests', held: true, count: 5, onUnverifiedFacts: 0 },
    { rule: 'wishes', held: true, count: 4, onUnverifiedFacts: 0 },
  ] as const satisfies TripDocument['plan']['checks']
}

function wordsOf(written: readonly PlanDay[], rows: ReadonlyMap<string, TripPlace>): string[] {
  return written.map(({ stops }, index) => {
    const names = stops.map(({ placeId, name }) => (placeId ? rows.get(placeId)?.name.en : name) ?? '')
    return `## Day ${index + 1}\n\n${names.join(', then ')}.`
  })
}

function recommend(row: TripPlace | undefined) {
  return row
    ? [{ id: row.id, title: row.name.en, description: row.description, address: row.address.en, rating: null }]
    : []
}

function entryOf(row: TripPlace | undefined): [string, TripPlace][] {
  return row ? [[row.id, row]] : []
}
