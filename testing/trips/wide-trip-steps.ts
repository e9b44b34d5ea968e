import { addDays } from '#domain/korea/calendar-dates.ts'
import { createRandom, pickBelow } from '#planner/solver/random.ts'
import { createRandomSteps } from './random-trip-steps.ts'

const farPlaces = [
  'Haeundae, Bulguksa, Seongsan Ilchulbong, Gyeongbokgung',
  'Jeonju Hanok Village, Gyeongbokgung',
  'Gamcheon Culture Village and Gwangalli Beach',
  'Hallasan; Udo Island; Osulloc Tea Museum',
  'Seoraksan, Nami Island',
  '경주, 부산, 서울',
  'Suncheonman Bay, Juknokwon, Bukchon',
  'Hwaseong Fortress, N Seoul Tower',
]
// Seollal and Chuseok of 2027, when much is shut.
const holidays = ['2027-02-05', '2027-09-13']

/**
 * Requests that ask for what few do: far places, one city or several, the least money, one day or thirty, a holiday at
 * which much is shut. The same seed gives the same ones.
 */
export function createWideSteps(seed: number): ReturnType<typeof createRandomSteps> {
  const steps = createRandomSteps(seed)
  const random = createRandom(seed + 1_000_003)
  const chance = (share: number) => random() < share
  if (chance(0.4)) steps.step2.mustVisitPlaces = farPlaces[pickBelow(random, farPlaces.length)] ?? ''
  if (chance(0.3)) steps.step2.cities = chance(0.5) ? 'one' : 'several'
  if (chance(0.2)) steps.step2.dailyBudgetRange = 20_000
  if (chance(0.2)) steps.step1.startDate = holidays[pickBelow(random, holidays.length)] ?? steps.step1.startDate
  const lengths = [1, 2, 4, 7, 10, 14, 30]
  const days = chance(0.6) ? (lengths[pickBelow(random, lengths.length)] ?? 1) : 1 + pickBelow(random, 7)
  steps.step1.endDate = addDays(steps.step1.startDate, days - 1)
  return steps
}
