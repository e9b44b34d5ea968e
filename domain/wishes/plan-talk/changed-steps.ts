import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { withNights } from '#domain/trips/answers/city-nights.ts'
import { nobody } from '#domain/trips/answers/needs.ts'
import {
  keptLimits,
  type KeptHours,
  longestTripDays,
  partyLimits,
  planRequest,
  tripTextLengths,
  type TripSteps,
  wordLimits,
} from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { stepsOfChips } from '#domain/wishes/brief/brief-steps.ts'
import { readLimit, singular } from '#domain/wishes/meant-by.ts'
import { joinMustVisits, splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { interests } from '#domain/places/places.ts'

/** `same`: chips that change nothing, because the answers say so already. `isPossible`: a plan can be asked for. */
export type ChangedSteps = { steps: TripSteps; changed: BriefChip[]; same: BriefChip[]; isPossible: boolean }

/** The answers of a planned trip with what was said added. Lists grow; any other answer replaces the one before. */
export function changeSteps(before: TripSteps, chips: readonly BriefChip[]): ChangedSteps {
  const changed: BriefChip[] = []
  const same: BriefChip[] = []
  let steps = before
  for (const chip of chips) {
    const next = withChip(steps, chip)
    if (JSON.stringify(next) === JSON.stringify(steps)) same.push(chip)
    else changed.push(chip)
    steps = next
  }
  // A day of a treatment that new dates leave out is no answer any more.
  return { steps: planRequest(steps), changed, same, isPossible: isPossible(steps) }
}

function withChip({ step1, step2, step3 }: TripSteps, chip: BriefChip): TripSteps {
  const given = stepsOfChips([chip])
  const refused = chip.field === 'step2.avoid' ? interestOf(chip.value) : null
  const left = step1.selectedInterests.filter((interest) => interest !== refused)
  return {
    step1: {
      ...step1,
      ...given.step1,
      selectedInterests: union(left.length > 0 ? left : step1.selectedInterests, given.step1.selectedInterests),
    },
    step2: withLikes(
      {
        ...step2,
        ...given.step2,
        areaPreferences: union(step2.areaPreferences, given.step2.areaPreferences),
        languageDetails: union(step2.languageDetails, given.step2.languageDetails),
        ...(given.step2.mustVisitPlaces !== undefined && {
          mustVisitPlaces: addPlace(step2.mustVisitPlaces, given.step2.mustVisitPlaces),
        }),
        ...(chip.field === 'step2.nights' && { nights: withNights(step2.nights ?? [], chip.value) }),
        ...(given.step2.diet && { diet: union(step2.diet ?? [], given.step2.diet) }),
        ...(given.step2.keptHours && { keptHours: addHours(step2.keptHours ?? [], given.step2.keptHours) }),
        ...(given.step2.beds && { beds: union(step2.beds ?? [], given.step2.beds) }),
        ...(given.step2.party && { party: partyWith(step2.party ?? partyOf(step2), chip, given.step2.party) }),
      },
      step2,
      given.step2,
    ),
    step3: {
      ...step3,
      ...given.step3,
      beautyCategories: union(step3.beautyCategories, given.step3.beautyCategories),
      socialMediaOptions: union(step3.socialMediaOptions, given.step3.socialMediaOptions),
      ...(given.step3.plasticSurgeryType !== undefined && {
        plasticSurgeryType: union(splitWords(step3.plasticSurgeryType), [given.step3.plasticSurgeryType]).join(', '),
      }),
    },
  }
}

/** What is liked is no longer avoided, and the other way round. A new limit takes the place of one of the same kind. */
function withLikes(step2: TripSteps['step2'], before: Likes, { likes = [], avoid = [] }: Likes): TripSteps['step2'] {
  if (likes.length === 0 && avoid.length === 0) return step2
  const limited = likes.flatMap((words) => readLimit(words)?.kind ?? [])
  const isLimited = (words: string) => {
    const kind = readLimit(words)?.kind
    return kind !== undefined && limited.some((one) => singular(one) === singular(kind))
  }
  const liked = (before.likes ?? []).filter((words) => !avoid.includes(words) && !isLimited(words))
  const avoided = (before.avoid ?? []).filter((words) => !likes.includes(words))
  // Answers keep their order, by which the same ones are told.
  const next = { ...step2, likes: union(liked, likes), avoid: union(avoided, avoid) }
  if (next.likes.length === 0) delete (next as Likes).likes
  if (next.avoid.length === 0) delete (next as Likes).avoid
  return next
}

/** "No shopping" takes back an interest. */
function interestOf(avoid: string): string | null {
  return interests.find((interest) => interest === avoid) ?? null
}

function union<Value>(before: readonly Value[], added: readonly Value[] = []): Value[] {
  return [...new Set([...before, ...added])]
}

/** Hours that are kept free already are told once. */
function addHours(before: readonly KeptHours[], added: readonly KeptHours[]): KeptHours[] {
  const isNew = ({ on, from, to }: KeptHours) =>
    before.every((one) => one.on !== on || one.from !== from || one.to !== to)
  return [...before, ...added.filter(isNew)]
}

/** A city that was named in another language is the same. */
function addPlace(before: string, added: string): string {
  const known = splitMustVisits(before)
  const regionOf = (name: string) => readRegion(name)?.name.en ?? name
  const isKnown = known.some((name) => regionOf(name) === regionOf(added))
  return isKnown ? before : joinMustVisits([...known, added])
}

function splitWords(text: string): string[] {
  return text.split(', ').filter((words) => words !== '')
}

type Likes = Pick<TripSteps['step2'], 'likes' | 'avoid'>

type Party = NonNullable<TripSteps['step2']['party']>

/** Who travels while nobody was described. */
function partyOf({ travelerType }: TripSteps['step2']): Party {
  return { ...nobody, adults: travelerType === 'couple' || travelerType === 'family' ? 2 : 1 }
}

function partyWith(before: Party, chip: BriefChip, given: Party): Party {
  if (chip.field === 'step2.party.adults') return { ...before, adults: given.adults }
  if (chip.field === 'step2.party.older') return { ...before, older: true }
  if (chip.field === 'step2.party.mobility') return { ...before, mobility: given.mobility }
  return { ...before, childAges: [...before.childAges, ...given.childAges] }
}

function isPossible({ step1, step2, step3 }: TripSteps): boolean {
  const days = daysBetween(step1.startDate, step1.endDate) + 1
  return (
    days >= 1 &&
    days <= longestTripDays &&
    [step2.diet ?? [], step2.beds ?? [], step2.likes ?? [], step2.avoid ?? []].every(
      (words) => words.length <= wordLimits.words && words.every((word) => word.length <= wordLimits.characters),
    ) &&
    (step2.keptHours?.length ?? 0) <= keptLimits.most &&
    step2.mustVisitPlaces.length <= tripTextLengths.mustVisitPlaces &&
    step3.plasticSurgeryType.length <= tripTextLengths.plasticSurgeryType &&
    (step2.party?.childAges.length ?? 0) <= partyLimits.children
  )
}
