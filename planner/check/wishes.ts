import type { AccommodationType, LanguageHelp, SocialOption, TravelerType } from '#domain/trips/answers/trips.ts'
import type { ToldReading } from './plan-reading.ts'
import { judge } from './verdict.ts'

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
    for (const option of wishes.social) expectWords(option, social[option])
  })
}
