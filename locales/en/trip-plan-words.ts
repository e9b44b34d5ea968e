import type { Interest, PlaceTag, Weekday } from '#domain/places.ts'
import type {
  ConflictWish,
  Plan,
  PlanCheck,
  PlanConflict,
  PlanRule,
  Shortfall,
  TripPlace,
  Unplaced,
  UnplacedReason,
} from '#domain/plans.ts'
import type { StoryLeftOut } from '#domain/trip-story.ts'
import type { TreatmentClass } from '#domain/treatments.ts'
import { grouped } from './figures.ts'
import { weekdays } from './weekdays.ts'

/** What a plan says in codes, as short sentences for the screen. */
export const tripPlanWords = {
  /** Why a stop was chosen; null for a code that says nothing to a reader. */
  because: sayBecause,
  shortfall: (code: Shortfall): string => shortfallWords[code],
  unplaced: (unplaced: Unplaced, place?: TripPlace): string =>
    sayLeftOut({ reason: unplaced.reason, closedOn: place ? closedOn(place) : [] }),
  warning: (code: string): string => (isWarning(code) ? warningWords[code] : ''),
  conflict: sayConflict,
  relax: sayRelax,
  wish: (wish: ConflictWish): string => wishWords[wish],
  rule: (rule: PlanRule): string => ruleWords[rule],
  check: sayCheck,
}

/** The plan with the sentences that belong into it: what warns, and why something was left out. */
export function tellPlan(plan: Plan, places: Readonly<Record<string, TripPlace>>): Plan {
  return {
    ...plan,
    unplaced: plan.unplaced.map((unplaced) => ({
      ...unplaced,
      note: tripPlanWords.unplaced(unplaced, unplaced.placeId === null ? undefined : places[unplaced.placeId]),
    })),
    warnings: plan.warnings.map(({ code, text }) => ({ code, text: tripPlanWords.warning(code) || text })),
  }
}

const interestReasons: Record<Interest, string> = {
  beauty: 'For your interest in beauty',
  food: 'For the food',
  culture: 'For your interest in culture',
  nature: 'For your love of nature',
  shopping: 'For shopping',
  nightlife: 'For a night out',
}

const tagReasons: Partial<Record<PlaceTag, string>> = {
  'hidden-gem': 'A hidden gem',
  viral: 'Went viral online',
  photogenic: 'Photogenic',
  hair: 'For your hair',
  skincare: 'For skincare shopping',
  'english-menu': 'Menu in English',
  family: 'Good with children',
  'solo-friendly': 'Easy alone',
  vegan: 'Vegan dishes',
  vegetarian: 'Vegetarian dishes',
  halal: 'Halal food',
}

const treatmentReasons: Record<TreatmentClass, string> = {
  skin: 'For your skin treatment',
  medical: 'For your treatment',
  surgery: 'For your surgery',
}

function sayBecause(code: string): string | null {
  const at = code.indexOf(':')
  const [kind, what] = at < 0 ? [code, ''] : [code.slice(0, at), code.slice(at + 1)]
  switch (kind) {
    case 'must':
      return 'You named it'
    case 'near':
      return 'Close to the day’s way'
    case 'interest':
      return own(interestReasons, what)
    case 'area':
      return `In ${what}, as you chose`
    case 'tag':
      return own(tagReasons, what)
    case 'for':
      return what === 'family' ? 'Good with children' : what === 'solo' ? 'Easy alone' : null
    case 'treatment':
      return own(treatmentReasons, what)
    default:
      return null
  }
}

function own(words: Partial<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(words, key) ? (words[key] ?? null) : null
}

const shortfallWords: Record<Shortfall, string> = {
  treatment: 'Fewer stops: this day belongs to the treatment.',
  recovery: 'Fewer stops: a quiet day after the treatment.',
  transfer: 'Fewer stops: part of this day is the journey to the next city.',
  arrival: 'Fewer stops: you arrive on this day.',
  departure: 'Fewer stops: you fly home on this day.',
  few_fit: 'Fewer stops than your pace asks for: no more open places fit into this day.',
  some_wishes: 'Not every wish found a place on this day.',
}

const reasonWords: Record<UnplacedReason, string> = {
  closed: 'It is closed on every day of your trip.',
  unknown: 'This guide knows no place of this name.',
  too_far: 'It is too far away for a trip of this length.',
  budget: 'It costs more than your daily budget leaves.',
  no_time: 'No day had enough time left for it.',
  recovery: 'It is nothing for the days after a treatment.',
  not_suitable: 'It does not suit those who travel with you.',
  trip_too_short: 'The trip is too short for it with the rest it needs. Ask your clinic what would fit.',
  permanently_closed: 'It has closed for good.',
  no_clinic: 'No clinic of this guide fits. The days are kept free, so that you can book one yourself.',
}

/** Why something is not in the plan. */
export function sayLeftOut({ reason, closedOn: days }: Pick<StoryLeftOut, 'reason' | 'closedOn'>): string {
  if (reason !== 'closed' || days.length === 0) return reasonWords[reason]
  const named = days.map((day) => `${weekdays[day]}s`)
  return `It is closed on ${listed(named)}, and on no day of your trip is it open long enough.`
}

function closedOn({ hours }: TripPlace): Weekday[] {
  if (hours === null || hours === '24h') return []
  const order: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  return order.filter((weekday) => hours[weekday].length === 0)
}

const warningWords = {
  budget_currency: 'Your total budget is not in won. It was not converted, so it sets no limit here.',
  budget_unclear: 'Your total budget could not be read as an amount, so it sets no limit here.',
  treatment_unread:
    'We could not read which treatment you mean. The plan keeps to the longest recovery of its kind: ask your clinic.',
  ask_your_clinic: 'Recovery times are ranges to plan with. Ask your clinic: it decides.',
  clinic_hours_unknown: 'The hours of the clinic are not known: make an appointment before you travel.',
  time_cut: 'The search was cut short. Regenerate to look for a better plan.',
  words_built_in: 'The language model did not answer as it should, so the words are those of our own writer.',
} as const

function isWarning(code: string): code is keyof typeof warningWords {
  return Object.hasOwn(warningWords, code)
}

const wishWords: Record<ConflictWish, string> = {
  dates: 'the dates',
  selectedInterests: 'your interests',
  totalBudget: 'the total budget',
  dailyBudgetRange: 'the daily budget',
  areaPreferences: 'the areas',
  mustVisitPlaces: 'the places you named',
  activityIntensity: 'the pace',
  beautyCategories: 'the beauty wishes',
  plasticSurgeryType: 'the treatment',
  socialMediaOptions: 'what you want to share',
  cities: 'the number of cities',
  flights: 'the flights',
}

function sayConflict({ wishes, relax }: Pick<PlanConflict, 'wishes' | 'relax'>): string {
  const [first] = relax
  const clash = `${capital(listed(wishes.map((wish) => wishWords[wish])))} ${wishes.length > 1 ? 'do not all fit together' : 'cannot be met as it stands'}.`
  return first ? clash : `${clash} No single change was found that helps.`
}

const paces: Record<string, string> = { light: 'light', balanced: 'balanced', packed: 'packed' }

/** A change of one wish, as the words of a button. */
function sayRelax({ wish, to }: PlanConflict['relax'][number]): string {
  if (wish === 'dailyBudgetRange')
    return typeof to === 'number' ? `Raise the daily budget to ₩${grouped(to)}` : 'Set no daily limit'
  if (wish === 'totalBudget')
    return typeof to === 'number' ? `Raise the total budget to ₩${grouped(to)}` : 'Set no total limit'
  if (wish === 'dates') return typeof to === 'number' ? `Stay ${to} ${to === 1 ? 'day' : 'days'}` : 'Change the dates'
  if (wish === 'activityIntensity' && typeof to === 'string' && Object.hasOwn(paces, to))
    return `Make the pace ${paces[to]}`
  if (wish === 'cities') return to === 'one' ? 'Stay in one city' : 'See several cities'
  if (wish === 'areaPreferences' && (to === null || to === '')) return 'Look in all areas'
  if (typeof to === 'string' && to !== '') return `Change ${wishWords[wish]} to ${to}`
  return `Give up ${wishWords[wish]}`
}

const ruleWords: Record<PlanRule, string> = {
  open: 'Open when you come',
  reachable: 'Reachable in time',
  apart: 'No two things at once',
  pace: 'The pace you chose',
  meals: 'Lunch and dinner every day',
  budget: 'Within your budget',
  must_visits: 'The places you named',
  areas_and_interests: 'Your areas and interests',
  treatments: 'Rest around treatments',
  company: 'Right for those who travel',
  privacy: 'Nothing of your contact data',
  words: 'The words name every stop',
  wishes: 'Every answer is taken up',
}

function sayCheck({ rule, held, count, onUnverifiedFacts }: PlanCheck): string {
  const tested = `${grouped(count)} ${count === 1 ? 'test' : 'tests'}`
  const doubt = onUnverifiedFacts > 0 ? `, ${grouped(onUnverifiedFacts)} on facts that are not confirmed` : ''
  return `${ruleWords[rule]}: ${held ? 'holds' : 'does not hold'} (${tested}${doubt})`
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
