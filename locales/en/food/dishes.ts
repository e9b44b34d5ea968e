import type { DishKind, DishNamesSource, DishScript, Ingredient, Share } from '#domain/food/dishes.ts'
import { dates } from '#locales/en/site/dates.ts'

const ingredients: Record<Ingredient, string> = {
  pork: 'pork',
  beef: 'beef',
  chicken: 'chicken',
  fish: 'fish and fish sauce',
  shellfish: 'shellfish and squid',
  egg: 'egg',
  milk: 'milk',
  gluten: 'wheat or barley',
  buckwheat: 'buckwheat',
  soy: 'soy',
  sesame: 'sesame',
  nuts: 'nuts or peanuts',
  alcohol: 'alcohol',
}

const heats = ['Not spicy', 'A little spicy', 'Spicy', 'Very spicy', 'Fiery'] as const

export const dishes = {
  title: 'Dishes of Korea',
  korean: '한국 음식',
  lead: 'Names, ingredients, how spicy each dish is, how to eat it and where to try it.',
  /** Said once, wherever ingredients are listed. */
  caution:
    'This list is from memory and errs on the side of caution. Recipes vary and kitchens share pans. If you have an allergy, ask before every meal and show the card.',
  search: {
    label: 'Search by any name',
    placeholder: 'bibimbap, 떡볶이, dumplings',
    kind: 'Kind',
    anyKind: 'All kinds',
    heat: 'Maximum spiciness',
    anyHeat: 'Any spiciness',
    without: 'I do not eat',
    show: 'Show dishes',
    clear: 'Clear All',
  },
  count: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  none: 'No dishes match.',
  noneAdvice: 'Try a shorter word, or remove one choice.',
  ask: (names: readonly Ingredient[]) => `Ask about ${list(names.map((name) => ingredients[name]))}`,
  kinds: {
    rice: 'Rice',
    soup: 'Soups',
    stew: 'Stews',
    noodles: 'Noodles',
    grill: 'Meat',
    seafood: 'Fish and seafood',
    pancake: 'Pancakes and dumplings',
    street: 'Street food',
    side: 'Side dishes',
    sweet: 'Sweets',
    drink: 'Drinks',
  } satisfies Record<DishKind, string>,
  ingredients,
  heats,
  say: (romanised: string) => `Say: ${romanised}`,
  page: {
    back: 'All dishes',
    contains: 'What is in it',
    shares: { always: 'Always', often: 'Mostly', sometimes: 'Sometimes' } satisfies Record<Share, string>,
    nothing: 'None of the ingredients that people most often avoid.',
    eaten: 'How it is eaten',
    heat: 'How spicy it is',
    names: 'Its name on other menus',
    scripts: {
      ja: 'Japanese',
      zh: 'Simplified Chinese',
      zhHant: 'Traditional Chinese',
    } satisfies Record<DishScript, string>,
    namesFrom: 'From the guide to 800 Korean dishes of the',
    namesRead: ({ licence, readOn }: DishNamesSource) =>
      ` (${licence}), read in ${dates.writeMonth(new Date(readOn))}.`,
    card: 'Show it at the table',
    places: 'Where to try it',
    placesKorean: '맛집',
    placesLead: 'Places in the guide that mention it.',
    noPlaces: 'No place in the guide mentions it yet. That is a gap in our guide, not in Korean kitchens.',
    notFound: 'This dish is not in the guide',
    notFoundText: 'Its address may have changed. Find it among all dishes.',
  },
  toCard: 'Make a card for the table',
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
