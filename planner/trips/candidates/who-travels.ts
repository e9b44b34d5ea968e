import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripParty } from '#domain/trips/answers/trips.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { isMeantBy, isSpicy } from '#domain/wishes/meant-by.ts'

type Asked = Pick<TripWishes, 'party' | 'avoid'> & Partial<Pick<TripWishes, 'avoidedPlaces'>>

// By the age of the youngest child: when dinner starts and when one is back, at the latest.
const evenings = [
  { age: 3, dinner: 18.5 * 60, home: 20.25 * 60 },
  { age: 6, dinner: 18.75 * 60, home: 20.75 * 60 },
  { age: 12, dinner: 19.5 * 60, home: 21.5 * 60 },
]
const eveningOfOlder = { dinner: 19.5 * 60, home: 21 * 60 }
const oldestToddler = 3
const oldestChild = 12
/** The most sights of a day with a small child or older people. */
const sightsOfEasyDay = 3
// A kitchen that is known for it has nothing for a small child.
const forGrownUps = /chueotang|seonji|gopchang|makchang|hongeo|yukhoe|\braw\b|hoe\b/u

// Rice cakes in chilli sauce are a snack of the young.
const snack = /tteokbokki/u
const oldestMild = 6

/** Whether a kitchen of such snacks makes no meal for these travellers, who did not ask for it. */
export function isSnackFor({ dish = [] }: PlanPlace, party: TripParty | null): boolean {
  const isMild = party !== null && (party.older || youngestOf(party) <= oldestMild)
  return isMild && snack.test(dish[0] ?? '')
}

/** Whether these travellers can come along: children, older people, a wheelchair, and what nobody of them wants. */
export function suitsTravellers(row: PlanPlace, { party, avoid, avoidedPlaces = [] }: Asked): boolean {
  if (avoidedPlaces.includes(row.id) || avoid.some((words) => isMeantBy(row, words))) return false
  if (!party) return true
  const { childFrom = null, stairs = null, tags } = row
  if (childFrom !== null && childFrom > youngestOf(party)) return false
  if (party.childAges.length > 0 && (tags.includes('adult') || tags.includes('alcohol'))) return false
  if (hasToddler(party) && (isSpicy(row) || forGrownUps.test(row.dish?.[0] ?? ''))) return false
  if (party.older && tags.includes('strenuous')) return false
  const isSlow = party.older || party.mobility !== null || youngestOf(party) <= oldestToddler
  // At the carts of a street one eats standing.
  if (isSlow && row.kind === 'street-food' && row.cuisine === 'street food') return false
  const isStepFree = tags.includes('step-free') || stairs === 0
  if (party.mobility === 'wheelchair') return isStepFree || (stairs === null && !tags.includes('strenuous'))
  return !isSlow || stairs !== 2
}

/**
 * Whether a sight that somebody of them asked for can be planned: one puts on a hanbok while the others watch, in a
 * wheelchair or with a pram. Where there are many stairs not everybody comes along.
 */
export function suitsSomeOf(row: PlanPlace, { party, ...asked }: Asked): boolean {
  if (!party || party.adults < 2) return suitsTravellers(row, { party, ...asked })
  const mobility = party.mobility === 'wheelchair' ? 'pram' : party.mobility
  const isForAdults = row.tags.includes('adult') || row.tags.includes('alcohol')
  const childAges = isForAdults ? party.childAges : []
  const isSlow = party.older || party.mobility !== null || youngestOf(party) <= oldestToddler
  return !(isSlow && row.stairs === 2) && suitsTravellers(row, { party: { ...party, mobility, childAges }, ...asked })
}

/** Whether a child of the party is of an age for which some places are made. */
export function hasChildren(party: TripParty | null): boolean {
  return party !== null && youngestOf(party) <= oldestChild
}

/** Whether a child is so small that each day needs a place for children. */
export function hasToddler(party: TripParty | null): boolean {
  return party !== null && youngestOf(party) <= oldestToddler
}

/** When dinner starts at the latest, and when one is back; null where nobody needs an early evening. */
export function earlyEvening(party: TripParty | null): { dinner: number; home: number } | null {
  if (!party) return null
  const child = evenings.find(({ age }) => youngestOf(party) <= age) ?? null
  return child ?? (party.older ? eveningOfOlder : null)
}

/** When a day is over at the latest: children, older people, or a bedtime that was asked for. */
export function homeBy({ party, bedtime }: Pick<TripWishes, 'party' | 'bedtime'>): number {
  return Math.min(earlyEvening(party)?.home ?? Infinity, bedtime ?? Infinity)
}

/** Whether older people or a small child make a day shorter, and its walks. */
export function isEasyDay(party: TripParty | null): boolean {
  return party !== null && (party.older || youngestOf(party) <= oldestToddler)
}

/** The most sights of a day that these travellers enjoy; null without a limit of theirs. */
export function mostSightsFor(party: TripParty | null): number | null {
  return isEasyDay(party) ? sightsOfEasyDay : null
}

/** The age of the youngest child; without any child nobody is too young for anything. */
export function youngestOf({ childAges }: TripParty): number {
  return Math.min(...childAges, Infinity)
}
