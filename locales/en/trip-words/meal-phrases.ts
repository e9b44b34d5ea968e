import type { StoryStop } from '#domain/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { sentencesOf, withDescription } from './sight-phrases.ts'
import { nameInFull } from './stop-names.ts'
import { capital, clockOf, won } from './trip-figures.ts'
import { wayAside, wayToDo } from './way-phrases.ts'

/** What one eats there, after "is" or "means". */
const dishes: Record<string, string> = {
  noodles: 'noodles',
  'street food': 'street food',
  'korean soup': 'a bowl of soup with rice',
  barbecue: 'barbecue at the table',
  bakery: 'something from the oven',
  seafood: 'seafood',
  coffee: 'coffee',
  korean: 'Korean home cooking',
  pork: 'pork',
  tea: 'tea',
  beef: 'beef',
  bibimbap: 'bibimbap',
  pancakes: 'savoury pancakes',
  'korean stew': 'a stew to share',
  fish: 'fish',
  'fish soup': 'fish soup',
  gimbap: 'gimbap',
  'fried chicken': 'fried chicken',
  chicken: 'chicken',
  'chicken soup': 'chicken soup',
  chinese: 'Chinese food as Koreans like it',
  'modern korean': 'modern Korean cooking',
  contemporary: 'contemporary cooking',
  fishcake: 'fishcake',
  pizza: 'pizza',
  dumplings: 'dumplings',
  'temple food': 'temple food',
  vegetarian: 'vegetarian food',
  'royal cuisine': 'dishes of the royal kitchen',
  tteokbokki: 'tteokbokki',
  mexican: 'Mexican food',
  'middle eastern': 'food of the Middle East',
  'korean halal': 'Korean food, halal',
  sandwich: 'sandwiches',
  buffet: 'a buffet',
  tofu: 'tofu',
}

/** A meal: when, where, how far, what it is, what it costs. */
export function tellMeal(stop: StoryStop, decks: PhraseDecks): string {
  const { place, leg, meal } = stop
  if (!place) return ''
  const at = clockOf(stop.arrive)
  const name = nameInFull(place)
  const called = capital(meal ?? 'a meal')
  const dish = dishes[place.cuisine ?? ''] ?? null
  const [first, more] = sentencesOf(stop)
  const aside = leg ? `, ${wayAside(leg, place.station, decks)}` : ''
  const toDo = leg ? wayToDo(leg, place.station, decks) : 'go'
  const told = decks.draw<() => string>(`meal-${dish === null ? 'plain' : 'dish'}`, [
    () => withDescription(`${called} is ${dish === null ? '' : `${dish} `}at ${name}${aside}, at ${at}`, first, more),
    () => withDescription(`For ${meal ?? 'a meal'}, ${toDo} to ${name} (${at})`, first, more),
    () =>
      withDescription(
        `At ${at}, ${meal ?? 'eat'} at ${name}${aside}${dish === null ? '' : `, for ${dish}`}`,
        first,
        more,
      ),
    () => withDescription(`${called}, at ${at}, waits at ${name}${aside}`, first, more),
    () => withDescription(`You sit down to ${meal ?? 'eat'} at ${at}, at ${name}${aside}`, first, more),
  ])()
  return `${told} ${priceOfMeal(stop, decks)}`
}

/** A coffee, a tea or a cake between sights. */
export function tellCafe(stop: StoryStop, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const at = clockOf(stop.arrive)
  const name = nameInFull(place)
  const [first, more] = sentencesOf(stop)
  const aside = leg ? `, ${wayAside(leg, place.station, decks)}` : ''
  const drink = place.cuisine === 'tea' ? 'tea' : place.cuisine === 'bakery' ? 'something sweet' : 'coffee'
  const told = decks.draw<() => string>('cafe', [
    () => withDescription(`Time for ${drink} at the cafe ${name}${aside}, at ${at}`, first, more),
    () => withDescription(`At ${at} sit down at the cafe ${name}${aside}`, first, more),
    () =>
      withDescription(
        `A cafe break at ${at}: ${name}${aside}`,
        '',
        [first, ...more].filter((each) => each !== ''),
      ),
    () => withDescription(`Rest your feet over ${drink} at ${name}${aside}, from ${at}`, first, more),
  ])()
  return `${told} ${priceOfMeal(stop, decks)}`
}

function priceOfMeal({ cost, costUnknown, place }: StoryStop, decks: PhraseDecks): string {
  const menu = place?.tags.includes('english-menu')
    ? decks.draw<string>('menu', ['There is a menu in English.', 'The menu is in English too.'])
    : ''
  if (cost === 0) return menu
  const price = costUnknown
    ? `What it costs is not written down; ${won(cost)} is kept for it.`
    : decks.draw<string>('price', [
        `Count on about ${won(cost)}.`,
        `About ${won(cost)} a head.`,
        `It comes to about ${won(cost)}.`,
        `Keep about ${won(cost)} for it.`,
      ])
  return [price, menu].filter((each) => each !== '').join(' ')
}
