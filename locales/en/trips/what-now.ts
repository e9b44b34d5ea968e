import type { Diet } from '#domain/wishes/diet-words.ts'
import type { NeedNow } from '#domain/trips/now/what-now.ts'
import type { Meal } from '#domain/trips/plan/plans.ts'
import { dates } from '#locales/en/site/dates.ts'
import { koreanAreas } from './steps/trip-step-budget.ts'
import { tripTimeline } from './trip-timeline.ts'

const { minutes, distance, mode, won, clock } = tripTimeline

const dietNames: Record<Diet, string> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  halal: 'halal',
  'no-pork': 'no-pork',
}

const kitchens: { diet: Diet; ko: string; means: string }[] = [
  { diet: 'halal', ko: '할랄 식당', means: 'a halal restaurant' },
  { diet: 'vegan', ko: '비건 식당', means: 'a vegan restaurant' },
  { diet: 'vegetarian', ko: '채식 식당', means: 'a vegetarian restaurant' },
]
const anyKitchen = { ko: '식당', means: 'a restaurant' }

function list(names: readonly string[]): string {
  return names.join(', ')
}

const meals: Record<Meal, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }

const needs: Record<Exclude<NeedNow, 'meal'>, string> = { roof: 'A dry place', cafe: 'A cafe', toilet: 'A toilet' }

const areaNames: Readonly<Record<string, string>> = koreanAreas

const none: Record<NeedNow, string> = {
  meal: 'This guide knows no restaurant that is open near here now.',
  roof: 'This guide knows no indoor place that is open near here now.',
  cafe: 'This guide knows no cafe that is open near here now.',
  toilet: 'This guide knows no toilet near here.',
}

/** Messages of the sheet that answers what to do at once. */
export const whatNow = {
  open: 'What now?',
  clock,
  here: 'my position',
  hereKorean: '내 위치',
  title: (time: string) => `What now, at ${time}?`,
  from: {
    plan: (name: string) => `From ${name}, where your plan has you.`,
    phone: 'From the position of this phone.',
    myPosition: 'Use my position',
    planInstead: 'Use the plan instead',
    stays: 'Your position stays on this phone.',
    unsupported: 'This browser cannot tell your position.',
    denied: 'Your position is not known. Check the location setting of your browser.',
    abroad: 'This phone is not in Korea, so the plan is used.',
  },
  lead: 'Open now by the hours we know, within 15 minutes of you. All ways are estimates.',
  limited:
    'Only the places of your trip are on this device. Open this page once with a connection for the whole guide.',
  heading: (need: NeedNow, meal: Meal) => (need === 'meal' ? meals[meal] : needs[need]),
  jump: {
    label: 'Jump to',
    meal: 'Eat',
    roof: 'Dry',
    cafe: 'Cafe',
    toilet: 'Toilet',
    pharmacy: 'Pharmacy',
    bed: 'Bed',
  },
  diets: (diets: readonly Diet[]) => `Only kitchens for your diet: ${list(diets.map((diet) => dietNames[diet]))}.`,
  unconfirmed: (words: readonly string[]) => `Not confirmed for any kitchen: ${list(words)}. Ask before you order.`,
  card: 'Card in Korean to show at the table',
  known: (diets: readonly Diet[]) => `Known for ${list(diets.map((diet) => dietNames[diet]))} food`,
  ask: 'The kitchen usually has something for you: ask',
  way: (by: Parameters<typeof mode>[0], count: number, metres: number) =>
    `${mode(by)} ${minutes(count)}, ${distance(metres)}`,
  until: (time: string) => `Open until ${time}`,
  usuallyUntil: (time: string) => `Usually until ${time}`,
  lastEntry: (time: string) => `Last entry ${time}`,
  usualLastEntry: (time: string) => `Usually last entry ${time}`,
  always: 'Open at any hour',
  usuallyAlways: 'Usually open at any hour',
  unknownHours: 'Hours not known: check before you go',
  price: (amount: number | null) => (amount === null ? null : amount === 0 ? ' · free' : ` · about ${won(amount)}`),
  showCard: (name: string) => `Show ${name} to a driver`,
  routeIn: (place: string, app: string) => `Route to ${place} in ${app}`,
  more: (count: number) => (count === 1 ? 'One more' : `${count} more`),
  none,
  noneForDiet: 'This guide knows no kitchen for your diet that is open near here now.',
  eat: {
    search: 'Show or search these words:',
    /** Of several diets the strictest that signs and maps have a word for. */
    korean: (diets: readonly Diet[]) => kitchens.find(({ diet }) => diets.includes(diet)) ?? anyKitchen,
    store: { ko: '편의점', means: 'a convenience store; many are open all night' },
  },
  farther: 'The nearest one is farther away:',
  toiletSource: "At this place, according to Korea Tourism Organization's guide to barrier-free travel.",
  search: 'Search in your map app',
  toiletKorean: '화장실',
  pharmacy: {
    heading: 'A pharmacy',
    korean: '약국',
    none: 'This guide knows no pharmacies. Show or search this word:',
  },
  bed: {
    heading: 'Back to bed',
    there: 'You are there.',
    korean: (area: string) => areaNames[area] ?? null,
    seoul: { en: 'Seoul', ko: '서울' },
    leaveNow: (time: string) => `Leaving now, you are there about ${time}.`,
    noLastTrain:
      'This guide has no timetables and knows no last train. Look it up before the evening gets late; after it, take a taxi.',
    nightTrains: (weekdays: string, weekends: string) =>
      `Subway trains in Seoul end about ${weekdays} on weekdays and ${weekends} on weekends and holidays. Your last connection leaves earlier: look it up, and after it take a taxi.`,
    nightSources: (readOn: string) => `Announced in the press, read on ${dates.writeLong(new Date(readOn))}: `,
    quarter: 'The plan knows the quarter, not your hotel.',
    show: 'Show it to a driver',
  },
  working: 'Looking around',
  failed: 'We could not look around. Close this and try again.',
}
