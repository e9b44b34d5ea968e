import { addDays, isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { interests, seoulAreas } from '#domain/places/places.ts'
import { allergens, allergyTo, dietChoices } from '#domain/trips/answers/needs.ts'
import {
  accommodationTypes,
  activityIntensities,
  cityWishes,
  languageHelps,
  longestTripDays,
  mobilities,
  partyLimits,
  socialOptions,
  travelerTypes,
} from '#domain/trips/answers/trips.ts'
import type { BriefField } from '#domain/wishes/brief/brief-chips.ts'
import { concepts } from '#domain/wishes/brief/concepts.ts'
import { likedNames } from '#domain/wishes/brief/likes/liked-kinds.ts'
import { readBudgetText } from '#domain/wishes/budget-text.ts'
import { readMustVisitText } from '#domain/wishes/must-visit-text.ts'
import type { PlaceNames } from '#domain/wishes/place-names.ts'

/** What a language model may answer: a field, its value as text, and the words of the brief that say it. */
export type ModelValue = { field: string; value: string; quote: string }

export const avoidNames = [...new Set(concepts.flatMap(([{ avoid }]) => (avoid === null ? [] : [avoid])))]

type Known = { today: string; names: PlaceNames }
type Reader = (given: { value: string; quote: string }, known: Known) => string | number | boolean | null

function oneOf(choices: readonly string[]): Reader {
  return ({ value }) => choices.find((choice) => choice.toLowerCase() === value.trim().toLowerCase()) ?? null
}

function number(from: number, to: number): Reader {
  return ({ value }) => {
    const read = /^\d{1,3}$/u.test(value.trim()) ? Number(value) : null
    return read !== null && read >= from && read <= to ? read : null
  }
}

/** A day whose number stands in the quoted words. What is counted from today, only the rules read. */
const day: Reader = ({ value, quote }, { today }) => {
  const numbers = (quote.normalize('NFKC').match(/\d+/gu) ?? []).map(Number)
  const isSoon = value >= today && value <= addDays(today, 730)
  return isCalendarDate(value) && isSoon && numbers.includes(Number(value.slice(8))) ? value : null
}

/** A place of the catalogue or a region, in the traveller's words or by a name that stands in them. */
const place: Reader = ({ value, quote }, { names }) => {
  const isKnown = (text: string) => {
    const read = readMustVisitText(text, names)
    return read.length === 1 && read.every(({ kind }) => ['place', 'several', 'region'].includes(kind))
  }
  if (quote.length <= 60 && isKnown(quote)) return quote
  return value.length >= 2 && quote.toLowerCase().includes(value.toLowerCase()) && isKnown(value) ? value : null
}

const readYesOrNo: Reader = ({ value }) => (value === 'true' ? true : value === 'false' ? false : null)

/** The fields that a language model may fill. Treatments are not among them, because it does not get to see them. */
export const modelFields: Partial<Record<BriefField, Reader>> = {
  'step1.startDate': day,
  'step1.endDate': day,
  days: number(1, longestTripDays),
  month: ({ value }, { today }) =>
    /^20\d\d-(?:0[1-9]|1[0-2])$/u.test(value) && value >= today.slice(0, 7) ? value : null,
  'step1.selectedInterests': oneOf(interests),
  'step2.totalBudget': ({ quote }) =>
    ['won', 'foreign'].includes(readBudgetText(quote).kind) && quote.length <= 100 ? quote : null,
  'step2.accommodationType': oneOf(accommodationTypes),
  'step2.areaPreferences': oneOf(seoulAreas),
  'step2.travelerType': oneOf(travelerTypes),
  'step2.mustVisitPlaces': place,
  'step2.languageSupport': oneOf(['yes']),
  'step2.languageDetails': oneOf(languageHelps),
  'step2.activityIntensity': oneOf(activityIntensities),
  'step2.cities': oneOf(cityWishes),
  'step2.diet': oneOf([...dietChoices, ...allergens.map(allergyTo)]),
  'step2.party.adults': number(1, partyLimits.adults),
  'step2.party.childAges': number(0, partyLimits.childAge),
  'step2.party.older': ({ value }) => value === 'true' || null,
  'step2.party.mobility': oneOf(mobilities),
  'step2.beds': place,
  'step2.likes': oneOf(likedNames),
  'step2.avoid': (given, known) => oneOf(avoidNames)(given, known) ?? place(given, known),
  'step2.firstTime': readYesOrNo,
  'step2.car': readYesOrNo,
  'step3.socialMediaOptions': oneOf(socialOptions),
}

/** Fields that hold several values. */
export const listFields: readonly BriefField[] = [
  'step1.selectedInterests',
  'step2.areaPreferences',
  'step2.mustVisitPlaces',
  'step2.languageDetails',
  'step2.diet',
  'step2.party.childAges',
  'step2.beds',
  'step2.likes',
  'step2.avoid',
  'step3.socialMediaOptions',
]

/** The value of a field if it is one that the steps know; null for anything else. */
export function readModelValue(given: ModelValue, known: Known) {
  const field = Object.keys(modelFields).find((name) => name === given.field)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
  const name = field as BriefField | undefined
  const value = name && modelFields[name]?.(given, known)
  return name === undefined || value === undefined || value === null ? null : { field: name, value }
}
