import type { DishKind, Ingredient, Share } from '#domain/dishes.ts'

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

const heats = ['Not hot', 'A little hot', 'Hot', 'Very hot', 'Fiery'] as const

export const dishes = {
  title: 'Dishes of Korea',
  korean: '한국 음식',
  lead: 'What it is called, what is in it, how hot it is, how it is eaten and where to try it.',
  /** Said once, wherever ingredients are listed. */
  caution:
    'Written from memory and on the safe side. Kitchens differ and share pans: with an allergy, ask before each meal and show the card.',
  search: {
    label: 'Search by any name',
    placeholder: 'bibimbap, 떡볶이, dumplings',
    kind: 'Kind',
    anyKind: 'All kinds',
    heat: 'How hot at most',
    anyHeat: 'Any heat',
    without: 'I do not eat',
    show: 'Show dishes',
    clear: 'Clear all',
  },
  count: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  none: 'No dish of the guide answers that.',
  noneAdvice: 'Search for a shorter word, or leave out one choice.',
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
    nothing: 'Nothing of what people most often avoid.',
    eaten: 'How it is eaten',
    heat: 'How hot it is',
    card: 'Show it at the table',
    places: 'Where to try it',
    placesKorean: '맛집',
    placesLead: 'Places of the guide whose own page names it.',
    noPlaces:
      'No place of the guide names it. That says nothing of the kitchens of Korea, only of what we have written down.',
    notFound: 'This dish is not in the guide',
    notFoundText: 'Its address may have changed. All dishes are one step away.',
  },
  toCard: 'Make a card for the table',
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
