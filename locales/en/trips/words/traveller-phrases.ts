import type {
  AccommodationType,
  ActivityIntensity,
  BeautyCategory,
  LanguageHelp,
  SocialOption,
  TravelerType,
} from '#domain/trips/answers/trips.ts'
import type { StoryTraveller } from '#domain/trips/plan/trip-story.ts'
import type { Interest } from '#domain/places/places.ts'

/** Where one sleeps, after "your". */
export const stays: Record<AccommodationType, string> = {
  hotel: 'hotel',
  guesthouse: 'guesthouse',
  airbnb: 'rental apartment',
  budget: 'hostel',
}

/** Who travels: after "for", and what each person pays. */
export const travellerPhrases: Record<TravelerType, { for: string; each: string }> = {
  solo: { for: 'for you on your own', each: '' },
  couple: { for: 'for the two of you', each: ' each' },
  friends: { for: 'for you and your friends', each: ' each' },
  family: { for: 'for your family', each: ' an adult' },
  business: { for: 'around your business in town', each: '' },
}

/** After an amount, whose it is. */
export function eachOf({ type, count }: Pick<StoryTraveller, 'type' | 'count'>): string {
  if (type) return travellerPhrases[type].each
  return count > 1 ? ' each' : ''
}

/** How the days are: `sights` says how many there are on most of them. */
export const paces: Record<ActivityIntensity, (days: 'days' | 'day', sights: string) => string> = {
  light: (days, sights) => `${begin(days)} light: ${sights}, a cafe, and no hurry between them`,
  balanced: (days, sights) => `${begin(days)} balanced: ${sights}, with proper meals between them`,
  packed: (days, sights) => `${begin(days)} full: ${sights}, and little time to sit`,
}

function begin(days: 'days' | 'day'): string {
  return days === 'days' ? 'The days are' : 'The day is'
}

export const interestNames: Record<Interest, string> = {
  beauty: 'beauty',
  food: 'food',
  culture: 'culture',
  nature: 'nature',
  shopping: 'shopping',
  nightlife: 'nightlife',
}

export const socialNames: Record<SocialOption, string> = {
  Cafe: 'cafes',
  Restaurants: 'restaurants',
  'Hidden Gem': 'hidden gems',
  'Viral Location': 'places that went viral',
  'Instagrammable places only': 'photogenic places',
}

export const beautyNames: Record<BeautyCategory, string> = {
  'Skin Treatment': 'a skin treatment',
  'Hair Care': 'hair care',
  'Plastic Surgery': 'plastic surgery',
  'Korean Skincare Shopping': 'Korean skincare shopping',
  'Medical Treatment': 'a medical treatment',
}

export const languageAdvice: Record<LanguageHelp, string> = {
  guides: 'for a guide, ask a tourist office before you come',
  translation: 'a translation app or an interpreter helps where nobody speaks English',
  ai: 'an AI translator on your phone reads menus and signs to you',
}
