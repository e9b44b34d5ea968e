import type { AccommodationType, LanguageHelp, SocialOption, TravelerType } from '#domain/trips/answers/trips.ts'
import type { ToldReading } from './plan-reading.ts'
import { judge, type Tally } from './verdict.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'

const accommodation: Record<AccommodationType, RegExp> = {
  hotel: /\bhotel/u,
  guesthouse: /\bguest ?house/u,
  airbnb: /\bairbnb|\bapartment|\brental/u,
  budget: /\bbudget stay|\bhostel|\bbudget room|\bbudget accommodation/u,
}
const company: Record<TravelerType, RegExp> = {
  solo: /\bsolo\b|\balone\b|\bon your own\b/u,
  couple: /\bcouple|\btwo of you\b/u,
  friends: /\bfriends\b/u,
  family: /\bfamil|\bchildren\b/u,
  business: /\bbusiness\b/u,
}
const help: Record<LanguageHelp, RegExp> = {
  guides: /\bguide/u,
  translation: /\btranslat|\binterpret/u,
  ai: /\bai\b/u,
}
const social: Record<SocialOption, RegExp> = {
  Cafe: /\bcafe|\bcafé/u,
  Restaurants: /\brestaurant/u,
  'Hidden Gem': /\bhidden gem/u,
  'Viral Location': /\bviral/u,
  'Instagrammable places only': /\binstagrammable|\bphotogenic|\bphoto/u,
}

/** Every answer of the forms is visible in the plan: in a reason, in the text or in a warning. */
export function checkWishes({ wishes, steps, plan, words, stops }: ToldReading) {
  return judge('wishes', (tally) => {
    const reasons = stops.flatMap(({ stop }) => stop.because)
    const told = [words, ...reasons, ...plan.warnings.map(({ text }) => text), plan.base.name].join('\n').toLowerCase()
    const expectWords = (answer: string, pattern: RegExp) =>
      tally.test(pattern.test(told), () => `Nothing shows that "${answer}" was answered.`)
    const { accommodationType, travelerType, areas, languageDetails } = wishes
    if (accommodationType) expectWords(accommodationType, accommodation[accommodationType])
    if (travelerType) expectWords(travelerType, company[travelerType])
    if (steps.step2.languageSupport === 'yes')
      expectWords('language support', /\blanguage|\benglish|\binterpret|\btranslat/u)
    for (const detail of languageDetails) expectWords(detail, help[detail])
    for (const area of areas) expectWords(area, new RegExp(String.raw`\b${area.toLowerCase()}\b`, 'u'))
    for (const city of new Set(wishes.nights.map((stay) => stay.city))) checkNights(city, { wishes, plan }, tally)
    for (const option of wishes.social) expectWords(option, social[option])
  })
}

/**
 * A city has the nights that were asked for, or more where some were left open, or the plan says that some are not as
 * asked, and there is a reason. A flight moves one night.
 */
function checkNights(city: string, { wishes, plan }: Pick<ToldReading, 'wishes' | 'plan'>, tally: Tally): void {
  const asked = wishes.nights.reduce((sum, stay) => (stay.city === city ? sum + stay.nights : sum), 0)
  // "Four nights on Jeju" may be in both of its towns.
  const towns = city === 'Jeju' && wishes.nights.length === 1 ? ['Jeju', 'Seogwipo'] : [city]
  const slept = plan.days.filter(
    ({ to }, index) => index < plan.days.length - 1 && towns.includes(cityAt(to).id),
  ).length
  const all = wishes.nights.reduce((sum, { nights }) => sum + nights, 0)
  const nights = plan.days.length - 1
  const hasFlight = wishes.arrival !== null || wishes.departure !== null
  const isForced = wishes.treatments.length > 0 || (hasFlight && Math.abs(slept - asked) <= 1)
  const isOpen = slept > asked && all < nights
  const isTold = plan.warnings.some(({ code }) => code === 'other_nights')
  tally.test(
    slept === asked || isOpen || (isTold && (isForced || (slept < asked && all > nights))),
    () => `${city} has ${slept} nights instead of the ${asked} that were asked for.`,
  )
}
