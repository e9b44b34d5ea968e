import { interests, seoulAreas } from '#domain/places/places.ts'
import { fieldsOf } from '#domain/trips/document/fields-of.ts'
import type { TripNeeds } from './needs.ts'
import { readOwnClinic } from './own-clinic.ts'
import type { StepName } from './step-names.ts'
import { emptySteps, type FlightDraft, type StepDrafts } from './trip-drafts.ts'
import { readTripDate } from './trip-dates.ts'
import {
  accommodationTypes,
  activityIntensities,
  airports,
  beautyCategories,
  cityWishes,
  dailyBudget,
  dayHours,
  isKeptLength,
  keptLimits,
  languageHelps,
  longestTripDays,
  mobilities,
  mostStays,
  partyLimits,
  socialOptions,
  trainStations,
  travelerTypes,
  type CityNights,
  type KeptHours,
  type TripParty,
  tripTextLengths,
  wordLimits,
} from './trips.ts'

/** The readable part of a step, and the names of the unreadable fields; `all` when nothing was readable. */
export type RepairedStep<Step extends StepName> = { draft: StepDrafts[Step]; lost: string[] }

/**
 * Reads a saved step field by field, so that one invalid value does not lose the others. Never throws. The server
 * validates whole requests with trip-schemas.ts; this reader has no validator, to keep the first script small.
 */
export function repairTripStep<Step extends StepName>(step: Step, text: string | null): RepairedStep<Step> {
  const saved = text === null ? {} : parseObject(text)
  if (saved === null) return { draft: emptySteps[step], lost: ['all'] }
  const fields = new SavedFields(saved)
  return { draft: readers[step](fields), lost: fields.lost }
}

const readers: { [Step in StepName]: (fields: SavedFields) => StepDrafts[Step] } = {
  step1: (fields) => ({
    startDate: fields.read('startDate', readDate, null),
    endDate: fields.read('endDate', readDate, null),
    selectedInterests: fields.readList('selectedInterests', interests),
    arrival: readFlight(fields, 'arrival'),
    departure: readFlight(fields, 'departure'),
  }),
  step2: (fields) => {
    const cities = fields.readChoice('cities', cityWishes)
    const nights = fields.read('nights', readNights, null)
    return {
      totalBudget: fields.readText('totalBudget', tripTextLengths.totalBudget),
      dailyBudgetRange: fields.read('dailyBudgetRange', readDailyBudget, dailyBudget.default),
      accommodationType: fields.readChoice('accommodationType', accommodationTypes),
      areaPreferences: fields.readInOrder('areaPreferences', seoulAreas),
      travelerType: fields.readChoice('travelerType', travelerTypes),
      mustVisitPlaces: fields.readText('mustVisitPlaces', tripTextLengths.mustVisitPlaces),
      languageSupport: fields.readChoice('languageSupport', yesOrNo),
      languageDetails: fields.readList('languageDetails', languageHelps),
      activityIntensity: fields.readChoice('activityIntensity', activityIntensities),
      ...(cities && { cities }),
      ...(nights && nights.length > 0 && { nights }),
      ...readAskedLater(fields),
    }
  },
  step3: (fields) => {
    const treatmentOn = fields.read('treatmentOn', readDate, null)
    const ownClinic = fields.read('ownClinic', readOwnClinic, null)
    return {
      beautyInterest: fields.readChoice('beautyInterest', ['interested', 'not-interested']),
      beautyCategories: fields.readList('beautyCategories', beautyCategories),
      plasticSurgeryType: fields.readText('plasticSurgeryType', tripTextLengths.plasticSurgeryType),
      socialMediaInterest: fields.readChoice('socialMediaInterest', yesOrNo),
      socialMediaOptions: fields.readList('socialMediaOptions', socialOptions),
      vipPlan: fields.readChoice('vipPlan', yesOrNo),
      fullName: fields.readText('fullName', tripTextLengths.contact),
      email: fields.readText('email', tripTextLengths.contact),
      phone: fields.readText('phone', tripTextLengths.contact),
      ...(treatmentOn && { treatmentOn }),
      ...(ownClinic && { ownClinic }),
    }
  },
}

/** Answers whose question came later. */
function readAskedLater(fields: SavedFields): TripNeeds {
  const diet = fields.read('diet', readWords, null)
  const party = fields.read('party', readParty, null)
  const beds = fields.read('beds', readWords, null)
  const likes = fields.read('likes', readWords, null)
  const avoid = fields.read('avoid', readWords, null)
  const readYesOrNo = (value: unknown) => (typeof value === 'boolean' ? value : null)
  const firstTime = fields.read('firstTime', readYesOrNo, null)
  const car = fields.read('car', readYesOrNo, null)
  const wakeUp = fields.read('wakeUp', (value) => readHour(value, dayHours.wakeUp), null)
  const bedtime = fields.read('bedtime', (value) => readHour(value, dayHours.bedtime), null)
  const keptHours = fields.read('keptHours', readKeptHours, null)
  return {
    ...(diet && { diet }),
    ...(party && { party }),
    ...(beds && { beds }),
    ...(likes && { likes }),
    ...(avoid && { avoid }),
    ...(firstTime !== null && { firstTime }),
    ...(car !== null && { car }),
    ...(wakeUp && { wakeUp }),
    ...(bedtime && { bedtime }),
    ...(keptHours && { keptHours }),
  }
}

function readHour(value: unknown, [from, to]: readonly [string, string]): string | null {
  const isTime = typeof value === 'string' && /^\d\d:[0-5]\d$/u.test(value)
  return isTime && value >= from && value <= to ? value : null
}

function readKeptHours(value: unknown): KeptHours[] | null {
  if (!Array.isArray(value) || value.length > keptLimits.most) return null
  const kept = value.flatMap((each: unknown): KeptHours[] => {
    const parts = fieldsOf(each) ?? {}
    const [from, to] = [readHour(parts['from'], keptLimits.hours), readHour(parts['to'], keptLimits.hours)]
    const on = readDate(parts['on'])
    const isDay = on !== null || parts['on'] === null
    const at = [...trainStations, ...airports].find((one) => one === parts['at'])
    const isPlace = at !== undefined || parts['at'] === undefined
    return isDay && from !== null && to !== null && isKeptLength({ from, to }) && isPlace
      ? [{ on, from, to, ...(at && { at }) }]
      : []
  })
  return kept.length === value.length ? kept : null
}

function readNights(value: unknown): CityNights[] | null {
  if (!Array.isArray(value) || value.length > mostStays) return null
  const stays = value.flatMap((each: unknown): CityNights[] => {
    const { city, nights } = fieldsOf(each) ?? {}
    // The names of all cities would weigh on every first page; the server refuses one that is none.
    const isName = typeof city === 'string' && /^[A-Z][a-z]{1,19}$/u.test(city)
    return isName && isUpTo(nights, longestTripDays - 1) && nights > 0 ? [{ city, nights }] : []
  })
  return stays.length === value.length ? stays : null
}

function readWords(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > wordLimits.words) return null
  const words = value.flatMap((each: unknown) => (typeof each === 'string' ? each.trim() : []))
  return words.length === value.length && words.every((each) => each !== '' && each.length <= wordLimits.characters)
    ? words
    : null
}

function readParty(value: unknown): TripParty | null {
  const parts = fieldsOf(value)
  if (parts === null) return null
  const { adults, childAges, older } = parts
  const isWithin = Array.isArray(childAges) && childAges.length <= partyLimits.children
  const ages = isWithin ? childAges.filter((age) => isUpTo(age, partyLimits.childAge)) : []
  if (!isUpTo(adults, partyLimits.adults) || typeof older !== 'boolean' || !isWithin) return null
  if (ages.length < childAges.length) return null
  return { adults, childAges: ages, older, mobility: findChoice(parts['mobility'], mobilities) }
}

function isUpTo(given: unknown, most: number): given is number {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= most
}

const yesOrNo = ['yes', 'no'] as const

// Text up to ten times the limit is kept, and its field shows the error; anything longer is cut.
const longestKept = 10

/** Reads fields one by one and collects the names of unreadable ones. */
class SavedFields {
  readonly lost: string[] = []
  readonly #saved: Record<string, unknown>

  constructor(saved: Record<string, unknown>) {
    this.#saved = saved
  }

  /** The parsed value; a field that was never answered is empty, not unreadable. */
  read<Value>(name: string, reader: (value: unknown) => Value | null, empty: Value): Value {
    const value = Object.hasOwn(this.#saved, name) ? this.#saved[name] : null
    if (isUnanswered(value)) return empty
    const read = reader(value)
    if (read === null) this.#lose(name)
    return read ?? empty
  }

  readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    return this.read(name, (value) => findChoice(value, choices), null)
  }

  /** The known choices without duplicates, in the order of the form. */
  readList<Choice extends string>(name: string, choices: readonly Choice[]): Choice[] {
    const given = this.readInOrder(name, choices)
    return choices.filter((choice) => given.includes(choice))
  }

  /** The known choices without duplicates, in the order of the answer: the first area is that of the bed. */
  readInOrder<Choice extends string>(name: string, choices: readonly Choice[]): Choice[] {
    return this.read(
      name,
      (value) => {
        if (!Array.isArray(value) && typeof value !== 'string') return null
        const given: unknown[] = [value].flat()
        const found = given.map((item) => findChoice(item, choices))
        if (found.includes(null)) this.#lose(name)
        return [...new Set(found)].filter((choice) => choice !== null)
      },
      [],
    )
  }

  readText(name: string, longest: number): string {
    return this.read(
      name,
      (value) => {
        if (typeof value === 'number') return String(value)
        if (typeof value !== 'string') return null
        if (value.length > longest * longestKept) this.#lose(name)
        return value.slice(0, longest * longestKept)
      },
      '',
    )
  }

  #lose(name: string): void {
    if (!this.lost.includes(name)) this.lost.push(name)
  }
}

function isUnanswered(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function findChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | null {
  if (typeof value !== 'string' || value.length > 80) return null
  const wanted = value.trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === wanted) ?? null
}

function readDate(value: unknown): string | null {
  return typeof value === 'string' ? readTripDate(value.trim()) : null
}

/** Rounds to the nearest step of the slider. */
function readDailyBudget(value: unknown): number | null {
  const won = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof won !== 'number' || !Number.isFinite(won)) return null
  const { min, max, step } = dailyBudget
  return Math.min(max, Math.max(min, Math.round(won / step) * step))
}

/** The complete flight, or else the incomplete one, which is saved under `unfinishedFlights`. */
function readFlight(fields: SavedFields, name: 'arrival' | 'departure'): FlightDraft {
  const { [name]: empty } = emptySteps.step1
  const half = fields.read('unfinishedFlights', fieldsOf, {})
  const finished = fields.read(name, readFlightParts, empty)
  return finished === empty ? (readFlightParts(half[name]) ?? empty) : finished
}

function readFlightParts(value: unknown): FlightDraft | null {
  const parts = fieldsOf(value)
  if (parts === null) return null
  const airport = findChoice(parts['airport'], airports)
  const time = typeof parts['time'] === 'string' && isClock(parts['time']) ? parts['time'] : null
  const isRead = (part: unknown, read: string | null) => isUnanswered(part) || read !== null
  return isRead(parts['airport'], airport) && isRead(parts['time'], time) ? { airport, time } : null
}

/** Says whether a text is a time of day, HH:MM. */
function isClock(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text)
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return null // not JSON
  }
}
