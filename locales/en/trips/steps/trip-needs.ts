import type { Allergen, DietChoice } from '#domain/trips/answers/needs.ts'
import type { Mobility } from '#domain/trips/answers/trips.ts'

const diets: Record<DietChoice, string> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  halal: 'Halal',
  'no-pork': 'No pork',
  'no-beef': 'No beef',
  'no-seafood': 'No seafood',
}

const allergens: Record<Allergen, string> = {
  nuts: 'Peanuts and nuts',
  shellfish: 'Shellfish',
  fish: 'Fish',
  egg: 'Egg',
  milk: 'Milk',
  gluten: 'Wheat or gluten',
  buckwheat: 'Buckwheat',
  soy: 'Soy',
  sesame: 'Sesame',
}

const mobilities: Record<Mobility, string> = { wheelchair: 'A wheelchair', pram: 'A pram' }

/** What matters to a traveller: diets, allergies, who comes along, a first visit, and what to see and avoid. */
export const tripNeeds = {
  diet: {
    title: 'What you eat',
    names: diets,
    others: 'Other food you do not eat',
    othersHint: 'Separate with commas, for example: no onions, low salt',
  },
  allergies: {
    title: 'Allergies',
    names: allergens,
    caution:
      'No kitchen has confirmed that it is safe. The plan avoids what it can, and you need to ask at every meal.',
    card: 'Open the card in Korean',
  },
  party: {
    title: 'Who comes along',
    adults: 'Adults',
    age: (child: number) => `Age of child ${child}`,
    ageOf: (age: number) => (age === 0 ? 'Under 1' : String(age)),
    add: 'Add a child',
    remove: (child: number) => `Remove child ${child}`,
    older: 'Somebody is older or tires easily',
    olderHint: 'Fewer stairs, shorter days, earlier evenings',
    mobility: 'Somebody comes with',
    mobilities,
    none: 'Neither',
  },
  firstTime: { title: 'First time in Korea?', yes: 'Yes', no: 'No' },
  car: { title: 'A rental car outside Seoul?', yes: 'Yes', no: 'No' },
  hours: {
    title: 'Your hours',
    wakeUp: 'No day begins before',
    bedtime: 'Back for the night by',
    hint: 'A day can begin between 05:00 and 10:30 and end from 20:00 on. Flights and trains between cities keep their own hours.',
  },
  kept: {
    title: 'Hours that you keep free',
    hint: 'An appointment, a meeting, a nap: nothing is planned then, and you are where you sleep before and after.',
    day: 'Day',
    daily: 'Every day',
    from: 'From',
    to: 'To',
    add: 'Keep hours free',
    remove: (span: string) => `No longer keep free: ${span}`,
    span: (day: string, from: string, to: string) => `${day}, ${from}–${to}`,
    spanAt: (span: string, place: string) => `${span} (${place})`,
  },
  beds: {
    title: 'Your bed is near',
    hint: 'A quarter, a station or a sight near it, one for each city, for example: Haeundae, Jamsil station',
  },
  likes: { title: 'What you like', hint: 'Separate with commas, for example: aquariums, hiking, seafood' },
  avoid: { title: 'What to avoid', hint: 'Separate with commas, for example: museums, crowds, spicy food' },
  summary: {
    adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
    childrenAged: (ages: readonly number[]) =>
      ages.length === 1 ? `1 child (${ages.join()})` : `${ages.length} children (${ages.join(', ')})`,
    older: 'older people',
    mobilities: { wheelchair: 'wheelchair', pram: 'pram' } satisfies Record<Mobility, string>,
    allergy: (name: string) => `${name} (allergy, not confirmed)`,
    unconfirmed: (words: string) => `${words} (not confirmed)`,
  },
}
