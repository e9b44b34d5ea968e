import type { FoodCuisine, FoodMood, FoodNeed, FoodSource, FoodTab } from '#domain/food/food-search.ts'
import { budgetLevelNames } from '#locales/en/trips/steps/budget-levels.ts'
import { dates } from '#locales/en/site/dates.ts'
import { grouped } from '#locales/en/site/figures.ts'

const tabs: Record<FoodTab, string> = { restaurant: 'Restaurants', cafe: 'Cafes', 'street-food': 'Street Food' }

const cuisines: Record<FoodCuisine, string> = {
  korean: 'Korean',
  japanese: 'Japanese',
  chinese: 'Chinese',
  western: 'Western',
  vegan: 'Vegan',
}

const moods: Record<FoodMood, string> = { date: 'Date', study: 'Study', family: 'Family' }

const needs: Record<FoodNeed, string> = {
  vegan: 'Vegan dishes',
  vegetarian: 'Vegetarian dishes',
  halal: 'Halal food',
  'no-pork': 'No pork',
  'solo-friendly': 'Good for solo diners',
  'english-menu': 'English menu',
  'no-phone-needed': 'No Korean phone needed',
}

const sources: Record<FoodSource, string> = {
  naver: 'Naver',
  kakao: 'Kakao',
  google: 'Google',
  foursquare: 'Foursquare',
  catalogue: 'our own guide',
}

function places(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'}`
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** Messages of the page that searches places to eat. */
export const food = {
  title: 'Food & Cafe',
  korean: '맛집 · 카페',
  lead: 'Find restaurants, cafes and street food in Korea by what you want to eat and where you are.',
  dishes: 'Korean dishes explained',
  tableCard: 'A card in Korean for the table',
  search: {
    label: 'Search for food',
    words: 'Search',
    wordsHint: 'Dish or name, also in 한글',
    where: 'Location',
    whereHint: 'Area, station or city',
    whereHere: 'Using your current location',
    leaveHere: 'Stop using my location',
    myLocation: 'Use My Location',
    button: 'Search',
    searching: 'Searching...',
  },
  filters: {
    toggle: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    clear: 'Clear All',
    active: 'Active filters',
    take: (filter: string) => `Remove: ${filter}`,
    cuisine: 'Cuisine',
    budget: 'Budget',
    mood: 'Mood',
    any: 'Any',
    diet: 'Diet',
    comfort: 'Good to know',
    marks: 'Only',
    picks: 'Editor’s Picks',
    trending: 'Trending',
    open: 'Opening hours',
    openAny: 'Any time',
    openNow: 'Open now',
    openAt: 'Open at a day and time',
    openAtChosen: (on: string, at: string) => `Open on ${dates.writeLong(new Date(on))} at ${at}`,
    /** Reasons why a filter may leave no results. */
    note: 'We only show places where this is known. Opening hours are in Korean time and come from a named source.',
    show: (count: number) => `Show ${places(count)}`,
  },
  tabsLabel: 'Kinds of places',
  tabs,
  cuisines,
  budgets: budgetLevelNames,
  moods,
  needs,
  results: {
    shown: (shown: number, total: number, isAtLeast: boolean) => {
      if (isAtLeast) return `${grouped(shown)} of at least ${places(total)}`
      return shown === total ? places(total) : `${grouped(shown)} of ${places(total)}`
    },
    cards: 'Places as cards',
    table: 'Places as a table',
    more: 'Load more',
    first: 'Back to the start',
    pages: 'More places',
    widened: (distance: string) => `Nothing is closer. These places are within ${distance}.`,
    restarted: 'The list has changed, so it starts again.',
    /** None of the found places names the dish. */
    unnamed: (dish: string) =>
      `No place in our guide names ${dish}. These cook in the way that usually includes it, so ask before you go.`,
  },
  card: {
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    on: (source: FoodSource) => `See on ${sources[source]}`,
    spokenOn: (name: string, source: FoodSource) => `${name} on ${sources[source]}`,
    map: 'Map',
    mapOf: (name: string) => `${name} on a map`,
    call: (name: string) => `Call ${name}`,
    rating: (rating: number, count: number | null) =>
      count === null ? `${rating} of 5` : `${rating} of 5, ${grouped(count)} ${count === 1 ? 'review' : 'reviews'}`,
    from: (attribution: string) => `From ${attribution}`,
    names: (dish: string) => `Names ${dish}`,
    /** Found by its cuisine alone. */
    unnamed: (cuisine: string, dish: string) => `Found by its cuisine, ${cuisine}. ${dish} is not confirmed here.`,
    fromHere: (distance: string) => `${distance} from you`,
    fromPlace: (distance: string, place: string) => `${distance} from ${place}`,
    open: (until: string | null) => `Open now${until === null ? '' : `, until ${until}`}`,
    closed: (opens: string | null) => `Closed now${opens === null ? '' : `, opens ${opens}`}`,
  },
  table: {
    name: 'Name',
    location: 'Location',
    category: 'Category',
    contact: 'Contact',
    unknown: 'Not known',
  },
  map: { label: 'Places on the map', show: 'Map', hide: 'List' },
  sources: {
    guideOnly: 'You are searching our own guide.',
    used: (found: readonly FoodSource[]) => `These results come from ${list(found.map((source) => sources[source]))}.`,
    nothing: 'The other search services found nothing here.',
    settings: 'See which services are on',
    attribution: (names: readonly string[]) => `Sources: ${names.join(', ')}`,
  },
  required: { title: 'Search information required', description: 'Please enter a search term or location.' },
  here: {
    found: { title: 'Location found', description: 'Using your current location for search.' },
    denied: { title: 'Location error', description: 'Could not get your location. Please enter it manually.' },
    unsupported: {
      title: 'Geolocation not supported',
      description: "Your browser doesn't support geolocation. Please enter your location manually.",
    },
    abroad: {
      title: 'You are not in Korea right now',
      description: 'You can use your location once you are there. Until then, enter an area, a station or a city.',
    },
  },
  empty: {
    title: 'No results found',
    text: (tab: FoodTab) => `No ${tabs[tab].toLowerCase()} found for your search criteria.`,
    causes: 'Try removing one of these:',
    without: (count: number) => `${places(count)} without it`,
    all: (tab: FoodTab) => `See all ${tabs[tab].toLowerCase()}`,
    places: 'See all places in the guide',
    otherTab: (tab: FoodTab, count: number) => `${places(count)} in ${tabs[tab]}`,
  },
  /** Said after the text of an empty list: what is shown instead. */
  instead: {
    area: (words: string, area: string) => `The nearest places for ${words} outside ${area}:`,
    words: (words: string, area: string) => `Our guide knows nothing for ${words} here. Other places in ${area}:`,
    rest: (words: string) => `Our guide knows nothing for all of ${words}. Places for a part of it:`,
  },
  chosen: {
    words: (words: string) => `“${words}”`,
    here: 'Near you',
  },
  failures: {
    provider: (source: FoodSource) => `${sources[source]} API error`,
    search: 'Search error',
    malformed: (source: FoodSource) => `Invalid response format from ${sources[source]}'s API`,
    unexpected: 'An unexpected error occurred',
    failed: {
      title: 'Search failed',
      description: 'There was a problem with your search. Please try again.',
    },
  },
  offline: {
    title: 'You are offline.',
    text: 'These are the results of your last search on this device.',
    /** Stands after the reason why a search failed. */
    other: (tab: FoodTab, search: string) =>
      search === ''
        ? `These are the last results: ${tabs[tab]}.`
        : `These are the last results: ${tabs[tab]}, ${search}.`,
  },
}
