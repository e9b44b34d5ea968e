import { type TripParty, type TripStep2, wordLimits } from './trips.ts'

/** The diets that step 2 offers. Other entries of `step2.diet` are allergies or the traveller's own words. */
export const dietChoices = ['vegan', 'vegetarian', 'halal', 'no-pork', 'no-beef', 'no-seafood'] as const
export type DietChoice = (typeof dietChoices)[number]

/** The allergies that step 2 offers. The card for the table has a sentence in Korean for each. */
export const allergens = ['nuts', 'shellfish', 'fish', 'egg', 'milk', 'gluten', 'buckwheat', 'soy', 'sesame'] as const
export type Allergen = (typeof allergens)[number]

/** What matters to a traveller beyond the answers that everybody is asked for. */
export type TripNeeds = Pick<
  TripStep2,
  'diet' | 'party' | 'beds' | 'likes' | 'avoid' | 'firstTime' | 'car' | 'wakeUp' | 'bedtime' | 'keptHours'
>

/** A party before anybody is described. */
export const nobody: TripParty = { adults: 1, childAges: [], older: false, mobility: null }

type Diets = { choices: DietChoice[]; allergens: Allergen[]; others: string[] }

/** `step2.diet` by what its entries are. */
export function sortDiets(diet: readonly string[] = []): Diets {
  const entries = diet.map((entry) => entry.trim().toLowerCase())
  const choices = dietChoices.filter((choice) => entries.includes(choice))
  const known = allergens.filter((allergen) => entries.includes(allergyTo(allergen)))
  const offered: readonly string[] = [...choices, ...known.map(allergyTo)]
  return { choices, allergens: known, others: diet.filter((entry) => !offered.includes(entry.trim().toLowerCase())) }
}

/** The entry of `step2.diet` for an allergy. */
export function allergyTo(allergen: Allergen): string {
  return `${allergen} allergy`
}

const ofSome = ' (some of us)'

/** The entry of `step2.diet` for what only some of the party eat: "my wife is vegetarian". */
export function dietOfSome(diet: string): string {
  return `${diet}${ofSome}`
}

/** An entry of `step2.diet` without whose it is. */
export function dietOfAll(entry: string): string {
  return entry.endsWith(ofSome) ? entry.slice(0, -ofSome.length) : entry
}

/** The entries of `step2.diet` of everybody and those of some of the party, these without the words for it. */
export function dietsByOwner(diet: readonly string[] = []): { all: string[]; some: string[] } {
  const isOfSome = (entry: string) => entry.trim().toLowerCase().endsWith(ofSome)
  const all = diet.filter((entry) => !isOfSome(entry))
  return { all, some: diet.filter(isOfSome).map((entry) => entry.trim().toLowerCase().slice(0, -ofSome.length)) }
}

/** Says whether an entry of `step2.diet` is about an allergy, which no plan can promise to respect. */
export function isAllergy(entry: string): boolean {
  return /allerg|anaphyla|c(?:o?e)liac|알레르기|알러지|アレルギー|过敏|過敏/iu.test(entry)
}

/** Own words, which are typed with commas between them. Empty entries are left out, and long ones shortened. */
export function splitOwnWords(text: string): string[] {
  const entries = text.split(/[,;，、；\n]/u).map((entry) => entry.trim().slice(0, wordLimits.characters).trim())
  return [...new Set(entries.filter((entry) => entry !== ''))].slice(0, wordLimits.words)
}

/** Step 2 with these needs. An answer that says nothing is left out, as if the question had not been asked. */
export function changeNeeds(
  { diet, party, beds, likes, avoid, firstTime, car, wakeUp, bedtime, keptHours, ...step2 }: TripStep2,
  change: { [Name in keyof TripNeeds]: TripNeeds[Name] | undefined },
): TripStep2 {
  const needs = { diet, party, beds, likes, avoid, firstTime, car, wakeUp, bedtime, keptHours, ...change }
  return {
    ...step2,
    ...(needs.diet && needs.diet.length > 0 && { diet: needs.diet }),
    ...(needs.party && { party: needs.party }),
    ...(needs.beds && needs.beds.length > 0 && { beds: needs.beds }),
    ...(needs.likes && needs.likes.length > 0 && { likes: needs.likes }),
    ...(needs.avoid && needs.avoid.length > 0 && { avoid: needs.avoid }),
    ...(needs.firstTime !== undefined && { firstTime: needs.firstTime }),
    ...(needs.car !== undefined && { car: needs.car }),
    ...(needs.wakeUp !== undefined && { wakeUp: needs.wakeUp }),
    ...(needs.bedtime !== undefined && { bedtime: needs.bedtime }),
    ...(needs.keptHours && needs.keptHours.length > 0 && { keptHours: needs.keptHours }),
  }
}
