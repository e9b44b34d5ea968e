import type { PlaceKind, PlaceTag } from '#domain/places/places.ts'
import { capital, grouped } from '#locales/en/site/figures.ts'
import { interestNames } from '#locales/en/trips/interest-names.ts'

const kinds: Record<PlaceKind, string> = {
  attraction: 'Attraction',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'street-food': 'Street food',
  market: 'Market',
  beauty: 'Beauty',
  spa: 'Spa',
  lodging: 'Place to stay',
  clinic: 'Clinic',
}

// English writes them with a capital letter wherever they stand.
const peoples = /\b(?:korean|chinese|japanese|indian|thai|vietnamese|italian|french|mexican|western|middle eastern)\b/gu

const tags: Record<PlaceTag, string> = {
  indoor: 'Indoors',
  outdoor: 'Outdoors',
  family: 'Good with children',
  adult: 'For adults',
  strenuous: 'Strenuous',
  hot: 'Hot rooms',
  sauna: 'Sauna',
  swim: 'Swimming',
  alcohol: 'Alcohol',
  viral: 'Often seen online',
  photogenic: 'Photogenic',
  'hidden-gem': 'Hidden gem',
  hair: 'Hair care',
  skincare: 'Skincare',
  skin: 'Skin treatment',
  medical: 'Medical treatment',
  surgery: 'Surgery',
  vegan: 'Vegan dishes',
  vegetarian: 'Vegetarian dishes',
  halal: 'Halal food',
  'no-pork': 'No pork',
  'english-menu': 'English menu',
  'solo-friendly': 'Good for solo diners',
  'no-phone-needed': 'No Korean phone needed',
  date: 'For two',
  study: 'Room to work',
  'step-free': 'Step-free',
}

/** What places are called and told apart by, on every page that shows some. */
export const placeWords = {
  onMap: (number: number) => `Number ${number} on the map`,
  kinds,
  interests: interestNames,
  tags,
  /** What there is to eat, as a label: `Korean soup`, `Middle Eastern`. */
  cuisine: (name: string) => capital(name.replaceAll(peoples, (people) => people.split(' ').map(capital).join(' '))),
  /** The straight distance, which is shorter than any way. */
  distance: (metres: number) => {
    if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`
    const kilometres = metres / 1000
    return `${kilometres < 10 ? Math.round(kilometres * 10) / 10 : grouped(Math.round(kilometres))}\u00a0km`
  },
}
