import type { PlanPlace, TripPlace } from '#domain/trips/plan/plans.ts'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { buildStatedPrice } from '#testing/builders/stated-price.ts'
import { askTrip, fullDay, inventCatalogue, inventRow, quietDay, type Visit, writeTrip } from './lawful-trip.ts'

/** The clinic of `treatmentTrip` with all data that could identify it. */
export const tripClinic = inventRow('clinic-1', 3, {
  name: { en: 'Blue Lantern', ko: '푸른등' },
  aliases: ['Lantern Aesthetics'],
  address: { en: '77 Dosan-daero', ko: '도산대로 77' },
  lat: 37.5891234,
  lng: 127.0456789,
  kind: 'clinic',
  tags: ['skin', 'surgery'],
  cost: null,
  interests: ['beauty'],
})

/** A document of these visits, in the format of the function's answer. */
export function writeTripDocument(
  visits: readonly (readonly Visit[])[],
  asked: Partial<TripStep2> = {},
  told: Partial<TripStep3> = {},
): TripDocument {
  const catalogue = inventCatalogue().map((row) => (row.id === tripClinic.id ? tripClinic : row))
  const trip = writeTrip(askTrip(visits.length, asked, told), catalogue, visits)
  const { fullName: _name, email: _email, phone: _phone, ...step3 } = trip.steps.step3
  const named = new Set(trip.plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const places = catalogue.filter(({ id }) => named.has(id) || id === 'salon' || id === 'sight-69').map(tripPlace)
  return {
    format: 1,
    steps: { step1: trip.steps.step1, step2: trip.steps.step2, step3 },
    plan: trip.plan,
    places: Object.fromEntries(places.map((place) => [place.id, place])),
    recommendations: { Culture: [recommend('sight-69')] },
    words: { text: trip.words, by: 'built-in' },
    generatedAt: '2027-01-04T03:00:00.000Z',
  }
}

/** Two days of sights without anything private. */
export function plainTrip(): TripDocument {
  return writeTripDocument([fullDay(0), fullDay(1)])
}

/** A trip with a consultation, a surgery and a check-up, and with all other fields that may reveal them. */
export function treatmentTrip(): TripDocument {
  const visit = (kind: Visit['kind'], arrive: string, leave: string): Visit => {
    return { placeId: tripClinic.id, kind, treatment: 'surgery', arrive, leave, because: ['treatment:surgery'] }
  }
  const keptFree: Visit = { placeId: null, kind: 'rest', name: 'Rest after surgery', arrive: '13:30', leave: '16:30' }
  const park: Visit = { placeId: 'sight-40', kind: 'attraction', arrive: '14:00', leave: '15:00' }
  const document = writeTripDocument(
    [
      quietDay(0, visit('consultation', '14:00', '15:00')),
      [visit('consultation', '10:00', '10:30'), visit('treatment', '10:30', '13:30'), ...quietDay(1).slice(1)],
      quietDay(2, keptFree),
      [...quietDay(3, { ...park, because: ['quiet_after_surgery', 'culture'] }), visit('checkup', '19:00', '19:30')],
    ],
    { mustVisitPlaces: 'The sight-40 house, Blue Lantern, nose job', totalBudget: '3,000,000 won' },
    {
      beautyInterest: 'interested',
      beautyCategories: ['Plastic Surgery', 'Skin Treatment', 'Hair Care'],
      plasticSurgeryType: 'rhinoplasty and a little botox',
    },
  )
  const { plan } = document
  return {
    ...document,
    plan: {
      ...plan,
      seed: 918_273,
      days: plan.days.map((day, index) => ({ ...day, shortfall: index === 1 ? 'treatment' : 'recovery' })),
      unplaced: [
        { placeId: null, name: 'Skin Treatment', reason: 'no_clinic', note: 'no clinic within 25 km' },
        { placeId: 'sight-69', name: 'The sight-69 house', reason: 'recovery', note: 'a sauna, after the surgery' },
        { placeId: null, name: 'Blue Lantren', reason: 'unknown', note: '' },
        { placeId: 'far-temple', name: 'The far-temple house', reason: 'too_far', note: '' },
      ],
      because: ['for:couple', 'treatment:surgery'],
      recovery: [
        {
          treatment: 'surgery',
          placeId: tripClinic.id,
          treatedOn: '2027-05-04',
          quietUntil: '2027-05-09',
          checkups: [{ what: 'check', window: { from: '2027-05-06', to: '2027-05-06' }, plannedOn: '2027-05-06' }],
          earliestFlight: '2027-05-09',
          isFlightEarly: true,
          secondVisit: null,
          cares: [{ care: 'no-swimming-or-sauna', until: '2027-05-20' }],
          sources: [],
        },
      ],
      warnings: [
        { code: 'flight_early', text: '' },
        { code: 'ask_your_clinic', text: 'Ask your clinic when you may fly.' },
        { code: 'time_cut', text: 'The search was ended early.' },
      ],
      conflicts: [
        { wishes: ['beautyCategories', 'dates'], relax: [{ wish: 'dates', to: 9 }] },
        { wishes: ['mustVisitPlaces', 'dailyBudgetRange'], relax: [{ wish: 'dailyBudgetRange', to: 90_000 }] },
      ],
      checks: [
        { rule: 'open', held: true, count: 21, onUnverifiedFacts: 6 },
        { rule: 'treatments', held: true, count: 4, onUnverifiedFacts: 0 },
      ],
    },
    recommendations: {
      Beauty: [
        recommend(tripClinic.id, 'Blue Lantern', '77 Dosan-daero'),
        recommend('clinic-9', 'Other Clinic', '1 Nowhere-ro'),
      ],
      Culture: [recommend('sight-69')],
    },
  }
}

function recommend(id: string, title = `The ${id} house`, address = '69 Test-gil') {
  return { id, title, description: `About ${title}.`, address, rating: null }
}

function tripPlace(row: PlanPlace): TripPlace {
  return {
    ...row,
    description: `About ${row.name.en}.`,
    categories: [],
    otherNames: { ja: null, zh: null },
    phone: null,
    website: null,
    image: null,
    source: null,
    checkedOn: null,
  }
}

const statedPrice = buildStatedPrice({
  procedure: 'Nose job',
  fromWon: 3_000_000,
  toWon: 5_000_000,
  tax: 'added',
  source: 'https://lantern.example/prices',
})

/** The same trip, in which the clinic stated what the surgery costs. */
export function pricedTrip(): TripDocument {
  const document = treatmentTrip()
  const { plan, places } = document
  for (const day of plan.days)
    for (const stop of day.stops.filter(({ kind }) => kind === 'treatment')) {
      Object.assign(stop, { cost: 5_000_000, fees: [statedPrice] })
      day.cost += 5_000_000
    }
  plan.totals.cost += 5_000_000
  const clinic = places[tripClinic.id]
  if (clinic) clinic.clinic = { languages: [], isRegistered: false, prices: [statedPrice] }
  return document
}

/** An entry of an account's list of trips, as the server answers it. */
export function buildSavedTrip(facts: Partial<SavedTrip> = {}): SavedTrip {
  return {
    id: '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01',
    name: 'Spring',
    startDate: '2027-05-03',
    endDate: '2027-05-04',
    stays: [{ city: { en: 'Seoul', ko: '서울' }, nights: 1 }],
    stops: 14,
    picture: null,
    keepsTreatments: false,
    version: 1,
    changedAt: '2026-05-01T09:00:00.000Z',
    link: null,
    calendar: null,
    deletedAt: null,
    ...facts,
  }
}
