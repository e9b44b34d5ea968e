import { FunctionsClient } from '@supabase/functions-js'
import type { PlaceFacts } from '#domain/places/places.ts'
import type { TripAnswer } from '#domain/trips/document/trip-documents.ts'
import { createLanguageModel } from '#server/platform/language-model/language-model.ts'
import { createFunctions } from '#server/platform/functions/functions.ts'
import { createPlanningRows } from '#server/places/planning-rows.ts'
import { createPlaces } from '#server/places/places.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createTripGenerator } from '#server/trips/words/trip-generator.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'
import { readPlannedSheets } from '#seed/day-sheets.ts'
import { readToilets } from '#seed/getting-in.ts'
import { readTreatments } from '#seed/treatments.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'

const address = '/functions/v1/generate-travel-plan'

type Sent = { headers?: Record<string, string>; client?: string; method?: string; signal?: AbortSignal }
type Options = {
  /** In place of the embedded catalogue. */
  places?: readonly PlaceFacts[]
  rateLimits?: boolean
  threads?: number
  mostWaiting?: number
  /** The settings of the language model. */
  modelUrl?: string | null
  /** How much of the catalogue trips are planned from. */
  limits?: { mostPlaces: number; mostClinics: number }
}

function modelAt(url: string) {
  return { kind: 'openai-compatible', url, key: 'sk-test', name: 'test-model', callsPerDay: 1000 } as const
}

/** The function that plans trips as on a server: with accounts, a catalogue and its own threads. */
export async function openTripFunction({
  places,
  rateLimits = false,
  threads = 1,
  mostWaiting = 50,
  modelUrl = null,
  limits,
}: Options = {}) {
  const { log, lines } = createTestLog()
  const opened: { trips?: ReturnType<typeof createTripGenerator> } = {}
  const shared = await openTestDatabase({ withCatalogue: !places })
  const accounts = await openTestAccounts({
    shared,
    peer: '198.51.100.7',
    beside({ accounts: { identifyWithKeys }, database, now }) {
      opened.trips = createTripGenerator({
        languageModel:
          modelUrl === null ? null : createLanguageModel({ settings: modelAt(modelUrl), database, log, now }),
        rows: createPlanningRows(
          { places: createPlaces({ database }), clinics: createClinics({ database, samples: 'on' }) },
          limits,
        ),
        treatments: readTreatments(),
        sheets: readPlannedSheets(),
        toilets: readToilets(),
        transport: readTransportFacts(),
        settings: { threads, mostWaiting },
        isLimited: rateLimits,
        log,
        now,
      })
      const rateLimiter = createRateLimits({ database, now, isOn: rateLimits })
      const functions = { 'generate-travel-plan': opened.trips.travelPlan, 'read-wishes': opened.trips.readWishes }
      return createFunctions({ functions, identify: identifyWithKeys, limits: rateLimiter })
    },
  })
  const { trips } = opened
  if (!trips) throw new Error('nothing was mounted')
  if (places) await createPlaces({ database: accounts.database }).load(places)

  /** The request body: JSON, or a text unchanged. */
  function ask(body: unknown, { headers, ...init }: Sent = {}): Promise<Response> {
    return accounts.request(address, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  /** The client library of Supabase, connected to this app. */
  const client = new FunctionsClient('http://localhost:3000/functions/v1', {
    headers: { apikey: 'publishable' },
    customFetch(input, init) {
      const { pathname, search } = new URL(new Request(input).url)
      return accounts.request(pathname + search, init)
    },
  })

  return {
    accounts,
    client,
    trips,
    lines,
    ask,
    async plan(body: unknown): Promise<TripAnswer> {
      return readAnswer(await ask(body))
    },
    async close() {
      trips.stop()
      await accounts.close()
      await shared.close()
    },
  }
}

export async function readAnswer(answer: Response): Promise<TripAnswer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  return (await answer.json()) as TripAnswer
}

/** Answers for three days in May, as the forms store them. */
export const threeDays = {
  step1: { startDate: '2027-05-31', endDate: '2027-06-02', selectedInterests: ['culture', 'food'] },
  step2: {
    totalBudget: '2 million won',
    dailyBudgetRange: 60_000,
    accommodationType: 'hotel',
    areaPreferences: ['Insadong'],
    travelerType: 'couple',
    mustVisitPlaces: 'Gyeongbokgung, Atlantis',
    languageSupport: 'no',
    languageDetails: [],
    activityIntensity: 'balanced',
  },
  step3: {
    beautyInterest: 'not-interested',
    beautyCategories: [],
    plasticSurgeryType: '',
    socialMediaInterest: 'no',
    socialMediaOptions: [],
    vipPlan: 'no',
    fullName: 'Avery Quill',
    email: 'avery@example.com',
    phone: '+1 (555) 010-4477',
  },
}
