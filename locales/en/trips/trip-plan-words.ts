import type { Weekday } from '#domain/places/places.ts'
import type {
  ConflictWish,
  Plan,
  PlanCheck,
  PlanConflict,
  PlanRule,
  Shortfall,
  Unplaced,
  UnplacedReason,
} from '#domain/trips/plan/plans.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import type { StoryLeftOut } from '#domain/trips/plan/trip-story.ts'
import type { BecauseCode, PlanWarning } from '#domain/trips/plan/plan-codes.ts'
import { dayOf, listOf } from './words/trip-figures.ts'
import { capital, grouped } from '#locales/en/site/figures.ts'
import { weekdays } from '#locales/en/site/weekdays.ts'

const treatments: readonly string[] = [
  'Skin Treatment',
  'Plastic Surgery',
  'Medical Treatment',
] satisfies BeautyCategory[]

export const tripPlanWords = {
  /** Why a stop was chosen; null for a code without a sentence. */
  because: sayBecause,
  shortfall: (code: Shortfall): string => shortfallWords[code],
  /** `closedOn` are the weekdays on which the place is shut at the time of the trip. */
  unplaced: ({ reason, placeId, name }: Unplaced, closedOn: readonly Weekday[] = []): string =>
    sayLeftOut({
      reason,
      closedOn: [...closedOn],
      namesDiet: false,
      isTreatment: placeId === null && treatments.includes(name),
    }),
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
export function fillInPlanText(plan: Plan, closedOn: (unplaced: Unplaced) => readonly Weekday[]): Plan {
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
  liked: 'You like this',
  near: 'Close to the day’s route',
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
  'social:cafe': 'A cafe, as you asked',
  'social:restaurants': 'A restaurant, as you asked',
  'for:solo': 'Good for solo travellers',
  'for:couple': 'Good for a couple',
  'for:friends': 'Good with friends',
  'for:family': 'Good with children',
  'for:business': 'Good for a business trip',
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
  'clinic:arranged': 'You arranged this time with the clinic',
  'kept-free:skin': 'Kept free for your skin treatment',
  'kept-free:medical': 'Kept free for your treatment',
  'kept-free:surgery': 'Kept free for your surgery',
  'kept-hours': 'You asked to keep these hours free',
}

/** Documents of another version may have unknown codes. */
function sayBecause(code: string): string | null {
  return isOwn(becauseWords, code) ? becauseWords[code] : null
}

function isOwn<Words extends object>(words: Words, key: PropertyKey): key is keyof Words {
  return Object.hasOwn(words, key)
}

const shortfallWords: Record<Shortfall, string> = {
  treatment: 'Fewer stops: this day is for the treatment.',
  recovery: 'Fewer stops: a quiet day after the treatment.',
  transfer: 'Fewer stops: part of this day is the journey to the next city.',
  arrival: 'Fewer stops: you arrive on this day.',
  departure: 'Fewer stops: you fly home on this day.',
  headline: 'Fewer stops: this day belongs to one great place.',
  easy: 'Fewer stops, so that the day stays easy for everybody who travels.',
  kept_hours: 'Fewer stops: you keep a part of this day free.',
  few_fit: 'Fewer stops than your pace asks for: no more open places fit into this day.',
  some_wishes: 'Not every wish fits into this day.',
}

const reasonWords: Record<UnplacedReason, string> = {
  closed: 'It is closed on every day of your trip.',
  unknown: 'This guide has no place with this name.',
  too_far: 'It is too far for a day trip from where you stay.',
  budget: 'It costs more than is left of your daily budget.',
  no_time: 'No day had enough time left for it.',
  recovery: 'It is not suitable in the days after a treatment.',
  not_suitable: 'It does not suit the people you travel with.',
  trip_too_short: 'The trip is too short for it and the recovery it needs. Ask your clinic what would fit.',
  permanently_closed: 'It has permanently closed.',
  no_clinic: 'No clinic in this guide fits. The days are kept free so that you can book one yourself.',
  no_treatment: 'A visit needs a treatment that the clinic offers. You chose none, or no day fits.',
  none_near: 'We know no place of this kind that your days reach.',
  kept_hours: 'A part of these hours is not free: a move between cities, or a stop that the day cannot do without.',
  out_of_season: 'The places for it that your days reach are usually not in season when you are near them.',
  place_to_stay: 'It is a place to sleep, which you book yourself, so it is not a stop.',
}

const dietRead = 'This is not a place. We chose meals for it where this guide knows suitable restaurants.'

const treatmentTooDear =
  'What the clinic states that it costs is more than your total budget can pay beside the days of the trip.'

/** Why a place or a treatment is not in the plan. */
export function sayLeftOut(left: Omit<StoryLeftOut, 'name' | 'isQuoted'>): string {
  const { reason, closedOn: days, namesDiet, isTreatment: isOfClinic } = left
  if (namesDiet) return dietRead
  if (reason === 'budget' && isOfClinic) return treatmentTooDear
  if (reason !== 'closed' || days.length === 0) return reasonWords[reason]
  if (days.length === 7) return 'It is closed at that time of the year.'
  const named = days.map((day) => `${weekdays[day]}s`)
  return `It is closed on ${listOf(named)}, and it is not open long enough on the other days of your trip.`
}

const warningWords: Record<PlanWarning, string> = {
  budget_currency: 'Your total budget is not in won. It was not converted, so it sets no limit here.',
  budget_unclear: 'Your total budget could not be read as an amount, so it sets no limit here.',
  treatment_unread:
    'We could not tell which treatment you mean. The plan uses the longest recovery of its kind. Ask your clinic.',
  ask_your_clinic: 'Recovery times are planning ranges. Ask your clinic, which decides.',
  clinic_hours_unknown: 'The clinic’s hours are not known. Make an appointment before you travel.',
  clinic_language_unknown: 'We do not know which languages the staff speak. Ask before you book.',
  clinic_registration_unknown: 'We have not checked whether the clinic is registered for patients from abroad.',
  flight_early:
    'Leaflets advise more days before a flight home than this trip leaves after the treatment. Ask your clinic before you book it.',
  flights_clash: 'Your flight home leaves before you could be back from your arrival. Please check both times.',
  flight_day_empty: 'A flight leaves no time for anything else that day.',
  one_city:
    'This plan stays in one city, with day trips from there. Your dates, budget or treatment leave no night for another city.',
  other_nights:
    'Some cities have other nights than you asked for: the days, a treatment or a flight leave no other way.',
  holiday_seollal:
    'Seollal falls into your trip. Trains sell out, and markets, family restaurants and clinics close: book seats, and ask before you go.',
  holiday_chuseok:
    'Chuseok falls into your trip. Trains sell out, and markets, family restaurants and clinics close: book seats, and ask before you go.',
  season_rain:
    'It rains a lot at that time of the year. Take an umbrella, and keep the indoor stops for the wet hours.',
  diet_ask:
    'This guide knows few restaurants for your diet. If a meal is not marked as suitable, ask before you order; at a market, look for fruit, nuts and plain rice cakes.',
  diet_of_some:
    'Where you eat, one of you with a diet finds something too, as far as the dishes are known. A dish that you asked for may not suit everybody: order another or side dishes beside it, and ask about the broth.',
  car_permit:
    'You drive outside Seoul. The sums hold no rent, fuel, tolls or parking. Visitors usually need an international driving permit beside their licence: ask the rental company which one it accepts.',
  allergy_ask:
    'Your allergies are not confirmed with any kitchen in this plan. Ask at every meal, and show the card in Korean.',
  named_day_dear:
    'A day with a place that you asked for costs more than your daily limit. The other days cost less, so all days together keep it.',
  time_cut: 'The search was cut short. Regenerate to look for a better plan.',
  words_built_in:
    'The language model’s text came too late or did not match the plan, so some or all of the text is our own.',
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
  nights: 'the nights by city',
  flights: 'the flights',
  diet: 'the diet',
  keptHours: 'the hours that you keep free',
}

const fewKitchens =
  'This guide knows too few kitchens there for it: without the diet we found a way. Bring food for those meals, or sleep in a larger city.'

function sayConflict({ wishes, relax }: Pick<PlanConflict, 'wishes' | 'relax'>): string {
  const [first] = relax
  const kitchens = wishes.includes('diet') ? ` ${fewKitchens}` : ''
  const clash = `${capital(listOf(wishes.map((wish) => wishWords[wish])))} ${wishes.length > 1 ? 'do not all fit together' : 'cannot be met'}.${kitchens}`
  return first
    ? clash
    : `${clash} We tried other answers one at a time, up to a fixed amount of work, and found none that helps.`
}

const paces = ['light', 'balanced', 'packed']

/** The label of a button that changes one wish. */
function sayRelax({ wish, to }: PlanConflict['relax'][number]): string {
  if (wish === 'dailyBudgetRange')
    return typeof to === 'number' ? `Raise the daily budget to ₩${grouped(to)}` : 'Set no daily limit'
  if (wish === 'totalBudget')
    return typeof to === 'number' ? `Raise the total budget to ₩${grouped(to)}` : 'Set no total limit'
  if (wish === 'dates') return typeof to === 'string' ? `Stay until ${dayOf(to)}` : 'Change the dates'
  if (wish === 'keptHours' && typeof to === 'string') return `Keep no hours free on ${dayOf(to)}`
  if (wish === 'activityIntensity' && paces.includes(String(to))) return `Make the pace ${to}`
  if (wish === 'plasticSurgeryType' && to === 'shortest stay') return 'Keep the dates with the shortest stay'
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
  company: 'Right for the people travelling',
  privacy: 'None of your contact details',
  words: 'The text names every stop',
  wishes: 'All your answers are used',
}

function sayCheck({ rule, held, count, onUnverifiedFacts }: PlanCheck): string {
  const tested = `${grouped(count)} ${count === 1 ? 'test' : 'tests'}`
  const doubt = onUnverifiedFacts > 0 ? `, ${grouped(onUnverifiedFacts)} on facts that are not confirmed` : ''
  return `${ruleWords[rule]}: ${held ? 'met' : 'not met'} (${tested}${doubt})`
}
