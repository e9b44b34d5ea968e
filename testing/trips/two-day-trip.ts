import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { tripExports } from '#locales/en/trips/trip-exports.ts'
import { inventRow } from './lawful-trip.ts'
import { wordsOf } from './trip-words.ts'

/** Export options of the pages, with clinics included. */
export const exportOptions = {
  words: tripExports,
  showsClinics: true,
  writeWords: (document: TripDocument) => wordsOf(document),
  calendarKey: '0123456789abcdef0123456789abcdef',
}

/** A place with all fields that exports use. */
export function tripPlace(id: string, facts: Partial<TripPlace> = {}): TripPlace {
  return {
    ...inventRow(id, id.length),
    description: 'Old walls.',
    categories: ['culture'],
    otherNames: { ja: null, zh: null },
    phone: null,
    website: null,
    image: null,
    source: null,
    checkedOn: null,
    ...facts,
  }
}

export const palace = tripPlace('gyeongbokgung', {
  name: { en: 'Gyeongbokgung Palace', ko: '경복궁' },
  address: { en: '161 Sajik-ro, Jongno-gu, Seoul', ko: '서울 종로구 사직로 161' },
  station: 'Gyeongbokgung',
  phone: '02-3700-3900',
  lat: 37.5796,
  lng: 126.977,
})

const bar = tripPlace('euljiro-bar', {
  name: { en: 'Euljiro Bar', ko: '을지로 바' },
  kind: 'nightlife',
  lat: 37.566,
  lng: 126.991,
  hours: null,
})

const museum = tripPlace('leeum', { name: { en: 'Leeum', ko: '리움' }, hours: null })

const clinic = tripPlace('clinic-7', { name: { en: 'Hanbit Clinic', ko: '한빛의원' }, kind: 'clinic', lat: 37.52 })

const seoul = { name: 'Hotel area: Myeongdong', lat: 37.5636, lng: 126.985 }
const busan = { name: 'Hotel area: Seomyeon', lat: 35.1577, lng: 129.0592 }

function stop(facts: Partial<PlanStop> & Pick<PlanStop, 'kind' | 'arrive' | 'leave'>): PlanStop {
  const leg = { mode: 'subway' as const, minutes: 18, metres: 5200, cost: 1500 }
  return { placeId: null, leg, cost: 0, hoursUnknown: false, because: [], ...facts }
}

/** A day in Seoul with a clinic and a bar until half past one at night, then a day of moving to Busan. */
export function twoDayTrip(changes: Partial<TripDocument> = {}): TripDocument {
  const days = [
    {
      date: '2027-05-31',
      from: seoul,
      to: seoul,
      stops: [
        stop({ placeId: palace.id, kind: 'attraction', arrive: '09:40', leave: '11:10', cost: 3000 }),
        stop({ placeId: clinic.id, kind: 'consultation', treatment: 'skin', arrive: '14:00', leave: '15:00' }),
        stop({ kind: 'rest', name: 'Rest at the hotel', arrive: '17:00', leave: '18:00', leg: null }),
        stop({
          placeId: bar.id,
          kind: 'nightlife',
          arrive: '23:30',
          leave: '25:30',
          cost: 15_000,
          costUnknown: true,
          hoursUnknown: true,
        }),
      ],
      returnLeg: { mode: 'taxi' as const, minutes: 9, metres: 1800, cost: 5600 },
      cost: 28_100,
      shortfall: null,
    },
    {
      date: '2027-06-01',
      from: seoul,
      to: busan,
      stops: [
        stop({
          kind: 'transfer',
          name: 'KTX to Busan',
          lat: 35.1152,
          lng: 129.0422,
          arrive: '13:10',
          leave: '13:40',
          leg: { mode: 'ktx', minutes: 170, metres: 330_000, cost: 59_800 },
        }),
      ],
      returnLeg: null,
      cost: 0,
      shortfall: 'transfer' as const,
    },
  ]
  return {
    format: 1,
    steps: planRequest({
      ...emptySteps,
      step1: { startDate: '2027-05-31', endDate: '2027-06-01', selectedInterests: ['culture'] },
    }),
    plan: {
      timeZone: 'Asia/Seoul',
      currency: 'KRW',
      seed: 7,
      base: seoul,
      days,
      unplaced: [{ placeId: museum.id, name: 'Leeum', reason: 'closed', note: 'closed on Mondays' }],
      warnings: [],
      conflicts: [],
      budget: { dailyLimit: 60_000, tripLimit: null },
      checks: [],
      totals: { cost: 87_900, travelMinutes: 233, stops: 5 },
    },
    places: { [palace.id]: palace, [bar.id]: bar, [clinic.id]: clinic, [museum.id]: museum },
    recommendations: {},
    words: { text: 'A palace in the morning.', by: 'built-in' },
    generatedAt: '2026-11-22T08:30:00.000Z',
    ...changes,
  }
}
