import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { countTravellers } from '#domain/trips/answers/companions.ts'
import { dietOfSome, nobody } from '#domain/trips/answers/needs.ts'
import {
  dailyBudget,
  type TripFlight,
  type TripParty,
  type TripStep2,
  type TripStep3,
} from '#domain/trips/answers/trips.ts'
import type { Interest } from '#domain/places/places.ts'
import { readBudgetText, tripLimitWon } from '#domain/wishes/budget-text.ts'
import { joinMustVisits } from '#domain/wishes/must-visit-list.ts'
import type { BriefChip, BriefField, BriefValues } from './brief-chips.ts'

/** The answers that the chips of a brief give. A field that nothing was said of is absent. */
export type BriefSteps = {
  step1: {
    startDate?: string
    endDate?: string
    selectedInterests?: Interest[]
    arrival?: TripFlight
    departure?: TripFlight
  }
  step2: Partial<TripStep2>
  step3: Partial<TripStep3>
}

/** Fills the three steps from chips, all of them or those that the traveller kept. */
export function stepsOfChips(chips: readonly BriefChip[]): BriefSteps {
  const all = <Field extends BriefField>(field: Field): BriefValues[Field][] =>
    chips.flatMap((chip) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value of a chip is that of its field
      chip.field === field ? [chip.value as BriefValues[Field]] : [],
    )
  const one = <Name extends string, Field extends BriefField>(name: Name, field: Field) => {
    const [value] = all(field)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field, or none
    return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: BriefValues[Field] }
  }
  const list = <Name extends string, Field extends BriefField>(name: Name, field: Field) => {
    const values = [...new Set(all(field))]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field, or none
    return (values.length === 0 ? {} : { [name]: values }) as { [Key in Name]?: BriefValues[Field][] }
  }
  const places = [...new Set(all('step2.mustVisitPlaces'))]
  const treatments = [...new Set(all('step3.plasticSurgeryType'))]
  const beauty = list('beautyCategories', 'step3.beautyCategories')
  const social = list('socialMediaOptions', 'step3.socialMediaOptions')
  const party = partyOf(chips)
  const told = [...new Set(all('step2.diet'))]
  const diet = told.filter((entry) => !told.includes(dietOfSome(entry)))
  return {
    step1: {
      ...one('startDate', 'step1.startDate'),
      ...one('endDate', 'step1.endDate'),
      ...list('selectedInterests', 'step1.selectedInterests'),
      ...one('arrival', 'step1.arrival'),
      ...one('departure', 'step1.departure'),
    },
    step2: {
      ...one('totalBudget', 'step2.totalBudget'),
      ...one('dailyBudgetRange', 'step2.dailyBudgetRange'),
      ...one('accommodationType', 'step2.accommodationType'),
      ...list('areaPreferences', 'step2.areaPreferences'),
      ...one('travelerType', 'step2.travelerType'),
      ...(places.length > 0 && { mustVisitPlaces: joinMustVisits(places) }),
      ...one('languageSupport', 'step2.languageSupport'),
      ...list('languageDetails', 'step2.languageDetails'),
      ...one('activityIntensity', 'step2.activityIntensity'),
      ...onlyTownOf(chips),
      ...one('cities', 'step2.cities'),
      ...list('nights', 'step2.nights'),
      ...(diet.length > 0 && { diet }),
      ...(party && { party }),
      ...list('beds', 'step2.beds'),
      ...list('likes', 'step2.likes'),
      ...list('avoid', 'step2.avoid'),
      ...one('firstTime', 'step2.firstTime'),
      ...one('car', 'step2.car'),
      ...one('wakeUp', 'step2.wakeUp'),
      ...one('bedtime', 'step2.bedtime'),
      ...list('keptHours', 'step2.keptHours'),
    },
    step3: {
      ...(beauty.beautyCategories && { beautyInterest: 'interested' as const, ...beauty }),
      ...(treatments.length > 0 && { plasticSurgeryType: treatments.join(', ') }),
      ...one('treatmentOn', 'step3.treatmentOn'),
      ...one('ownClinic', 'step3.ownClinic'),
      ...(social.socialMediaOptions && { socialMediaInterest: 'yes' as const, ...social }),
    },
  }
}

/**
 * These steps with a limit for a day that leaves room for a budget that was told for the whole trip, if none was told
 * for a day: the usual limit would spend a third of it. A small budget is kept by the limit of the trip. One in foreign
 * money is not converted and sets no limit, nor does the usual one then.
 */
export function withDailyBudget(steps: BriefSteps): BriefSteps {
  const { step1, step2 } = steps
  if (step2.dailyBudgetRange !== undefined || !step1.startDate || !step1.endDate) return steps
  const days = daysBetween(step1.startDate, step1.endDate) + 1
  const travellers = countTravellers({ travelerType: step2.travelerType ?? null, party: step2.party ?? null })
  const told = readBudgetText(step2.totalBudget ?? '')
  const limit = told.kind === 'foreign' ? Infinity : tripLimitWon(told, days, travellers)
  const { step, max, default: usual } = dailyBudget
  const aDay = Math.min(max, Math.floor((limit ?? 0) / days / step) * step)
  return aDay > usual ? { ...steps, step2: { ...step2, dailyBudgetRange: aDay } } : steps
}

/** One city, or all nights of the trip on Jeju. */
function onlyTownOf(chips: readonly BriefChip[]): Pick<Partial<TripStep2>, 'cities' | 'nights'> {
  const town = chips.find(({ field }) => field === 'step2.onlyTown')?.value
  const [start, end] = (['step1.startDate', 'step1.endDate'] as const).map(
    (date) => chips.find(({ field }) => field === date)?.value,
  )
  if (town === undefined) return {}
  // Until the dates are known nobody knows how many nights there are.
  if (town !== 'Jeju' || typeof start !== 'string' || typeof end !== 'string') return { cities: 'one' }
  return { nights: [{ city: town, nights: Math.max(1, daysBetween(start, end)) }] }
}

/** Null when nothing was said of who travels. */
function partyOf(chips: readonly BriefChip[]): TripParty | null {
  const party: TripParty = { ...nobody, childAges: [] }
  let isSaid = false
  for (const chip of chips) {
    if (chip.field === 'step2.party.adults') party.adults = chip.value
    else if (chip.field === 'step2.party.childAges') party.childAges.push(chip.value)
    else if (chip.field === 'step2.party.older') party.older = true
    else if (chip.field === 'step2.party.mobility') party.mobility = chip.value
    else continue
    isSaid = true
  }
  return isSaid ? party : null
}
