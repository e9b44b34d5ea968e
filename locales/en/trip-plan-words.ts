import type { Weekday } from '#domain/places.ts'
import type {
  ConflictWish,
  Plan,
  PlanCheck,
  PlanConflict,
  PlanRule,
  Shortfall,
  Unplaced,
  UnplacedReason,
} from '#domain/plans.ts'
import type { StoryLeftOut } from '#domain/trip-story.ts'
import type { BecauseCode, PlanWarning } from '#domain/plan-codes.ts'
import { dayOf } from './trip-words/trip-figures.ts'
import { capital, grouped } from './figures.ts'
import { weekdays } from './weekdays.ts'

/** Short sentences for the codes of a plan. */
export const tripPlanWords = {
  /** Why a stop was chosen; null for a code without a sentence. */
  because: sayBecause,
  shortfall: (code: Shortfall): string => shortfallWords[code],
  /** `closedOn` are the weekdays on which the place is shut at the time of the trip. */
  unplaced: ({ reason }: Unplaced, closedOn: readonly Weekday[] = []): string =>
    sayLeftOut({ reason, closedOn: [...closedOn], namesDiet: false }),
  warning: (code: string): string => (isOwn(warningWords, code) ? warningWords[code] : ''),
  conflict: sayConflict,
  relax: sayRelax,
  wish: (wish: ConflictWish): string => wishWords[wish],
  rule: (rule: PlanRule): string => ruleWords[rule],
  check: sayCheck,
}

/**
 * Fills in the plan's sentences: warnings, and why places were left out. `closedOn` are the weekdays on which such a
 * place is shut at the time of the trip.
 */
export function tellPlan(plan: Plan, closedOn: (unplaced: Unplaced) => readonly Weekday[]): Plan {
  return {
    ...plan,
    unplaced: plan.unplaced.map((unplaced) => ({
      ...unplaced,
      note: tripPlanWords.unplaced(unplaced, closedOn(unplaced)),
    })),
    warnings: plan.warnings.map(({ code, text }) => ({ code, text: tripPlanWords.warning(code) || text })),
  }
}

const becauseWords: Record<BecauseCode, string> = {
  must: 'You named it',
  added: 'You added it',
  near: 'Close to the day’s way',
  'interest:beauty': 'For your interest in beauty',
  'interest:food': 'For the food',
  'interest:culture': 'For your interest in culture',
  'interest:nature': 'For your love of nature',
  'interest:shopping': 'For shopping',
  'interest:nightlife': 'For a night out',
  'area:Hongdae': 'In Hongdae, as you chose',
  'area:Myeongdong': 'In Myeongdong, as you chose',
  'area:Gangnam': 'In Gangnam, as you chose',
  'area:Itaewon': 'In Itaewon, as you chose',
  'area:Insadong': 'In Insadong, as you chose',
  'area:Dongdaemun': 'In Dongdaemun, as you chose',
  'area:Sinchon': 'In Sinchon, as you chose',
  'area:Apgujeong': 'In Apgujeong, as you chose',
  'area:Yongsan': 'In Yongsan, as you chose',
  'tag:hidden-gem': 'A hidden gem',
  'tag:viral': 'Went viral online',
  'tag:photogenic': 'Photogenic',
  'tag:hair': 'For your hair',
  'tag:skincare': 'For skincare shopping',
  'tag:english-menu': 'Menu in English',
  'social:cafe': 'A cafe, as you wished',
  'social:restaurants': 'A restaurant, as you wished',
  'for:solo': 'Easy on your own',
  'for:couple': 'Good for a couple',
  'for:friends': 'Good with friends',
  'for:family': 'Good with children',
  'for:business': 'Good between business',
  'stay:hotel': 'Close to your hotel area',
  'stay:guesthouse': 'Close to your guesthouse area',
  'stay:airbnb': 'Close to your apartment’s area',
  'stay:budget': 'Close to your hostel area',
  'help:language': 'Easy without Korean',
  'help:guides': 'Has guides or guided tours',
  'help:translation': 'Easy with a translation',
  'help:ai': 'Easy with an AI translator',
  'treatment:skin': 'For your skin treatment',
  'treatment:medical': 'For your treatment',
  'treatment:surgery': 'For your surgery',
  'clinic:language': 'Its staff speak more than Korean',
  'clinic:registered': 'Registered for patients from abroad',
  'kept-free:skin': 'Kept free for your skin treatment',
  'kept-free:medical': 'Kept free for your treatment',
  'kept-free:surgery': 'Kept free for your surgery',
}

/** Documents of another version may have unknown codes. */
function sayBecause(code: string): string | null {
  return isOwn(becauseWords, code) ? becauseWords[code] : null
}

function isOwn<Words extends object>(words: Words, key: PropertyKey): key is keyof Words {
  return Object.hasOwn(words, key)
}

const shortfallWords: Record<Shortfall, string> = {
  treatment: 'Fewer stops: this day belongs to the treatment.',
  recovery: 'Fewer stops: a quiet day after the treatment.',
  transfer: 'Fewer stops: part of this day is the journey to the next city.',
  arrival: 'Fewer stops: you arrive on this day.',
  departure: 'Fewer stops: you fly home on this day.',
  few_fit: 'Fewer stops than your pace asks for: no more open places fit into this day.',
  some_wishes: 'Not every wish fits into this day.',
}

const reasonWords: Record<UnplacedReason, string> = {
  closed: 'It is closed on every day of your trip.',
  unknown: 'This guide has no place with this name.',
  too_far: 'It is too far for a day trip from where you stay.',
  budget: 'It costs more than your daily budget leaves.',
  no_time: 'No day had enough time left for it.',
  recovery: 'It is not suitable in the days after a treatment.',
  not_suitable: 'It does not suit the people you travel with.',
  trip_too_short: 'The trip is too short for it with the rest it needs. Ask your clinic what would fit.',
  permanently_closed: 'It has closed for good.',
  no_clinic: 'No clinic of this guide fits. The days are kept free, so that you can book one yourself.',
  no_treatment: 'A clinic is visited for a treatment that it offers: none was chosen, or none has a day there.',
  place_to_stay: 'It is a place to sleep, which you book yourself: a day has no stop there.',
}

const dietRead = 'It names no place: meals were chosen for it, as far as this guide knows kitchens that suit.'

/** Why a place is not in the plan. */
export function sayLeftOut({ reason, closedOn: days, namesDiet }: Omit<StoryLeftOut, 'name' | 'isQuoted'>): string {
  if (namesDiet) return dietRead
  if (reason !== 'closed' || days.length === 0) return reasonWords[reason]
  if (days.length === 7) return 'It is shut at that time of the year.'
  const named = days.map((day) => `${weekdays[day]}s`)
  return `It is closed on ${listed(named)}, and on no day of your trip is it open long enough.`
}

const warningWords: Record<PlanWarning, string> = {
  budget_currency: 'Your total budget is not in won. It was not converted, so it sets no limit here.',
  budget_unclear: 'Your total budget could not be read as an amount, so it sets no limit here.',
  treatment_unread:
    'We could not read which treatment you mean. The plan keeps to the longest recovery of its kind: ask your clinic.',
  ask_your_clinic: 'Recovery times are ranges to plan with. Ask your clinic: it decides.',
  clinic_hours_unknown: 'The hours of the clinic are not known: make an appointment before you travel.',
  clinic_language_unknown: 'We do not know which languages the clinic speaks: ask before you book.',
  clinic_registration_unknown: 'We have not checked whether the clinic is registered for patients from abroad.',
  flight_early: 'Your trip ends soon after the treatment for a flight. Ask your clinic before you book it.',
  flights_clash: 'Your flight home leaves before you could be back from your arrival. Please check both times.',
  flight_day_empty: 'A flight leaves no time for anything on its day.',
  one_city:
    'This plan stays in one city, with day trips from there: its dates, its budget or a treatment leave no night for another.',
  diet_ask:
    'Few kitchens of this guide are known for what you eat. Where a meal does not say that it suits you, ask before you order.',
  time_cut: 'The search was cut short. Regenerate to look for a better plan.',
  words_built_in:
    'What the language model wrote came too late or did not fit the plan, so our own writer wrote some or all of the words.',
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

/** The label of a button that changes one wish. */
function sayRelax({ wish, to }: PlanConflict['relax'][number]): string {
  if (wish === 'dailyBudgetRange')
    return typeof to === 'number' ? `Raise the daily budget to ₩${grouped(to)}` : 'Set no daily limit'
  if (wish === 'totalBudget')
    return typeof to === 'number' ? `Raise the total budget to ₩${grouped(to)}` : 'Set no total limit'
  if (wish === 'dates') return typeof to === 'string' ? `Stay until ${dayOf(to)}` : 'Change the dates'
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
  company: 'Right for the people who travel',
  privacy: 'None of your contact details',
  words: 'The words name every stop',
  wishes: 'All your answers are used',
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
