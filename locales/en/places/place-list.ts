import type { PlaceOrder } from '#domain/places/place-lists.ts'
import { budgetLevelNames } from '#locales/en/trips/steps/budget-levels.ts'
import { dates } from '#locales/en/site/dates.ts'
import { grouped } from '#locales/en/site/figures.ts'

function places(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'place' : 'places'}`
}

const orders: Record<PlaceOrder, string> = { guide: 'Guide order', near: 'Nearest first', name: 'Name' }

type ShownPlaces = { places: { length: number }; total: number; isTotalAtLeast: boolean }

/** The words of the page of all places. */
export const placeList = {
  title: 'Places to Visit in Korea',
  korean: '가볼 만한 곳',
  lead: 'Palaces, beaches, markets and places to eat, with hours, prices and how to get there.',
  festivals: 'Festivals and shows by month',
  card: {
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    free: 'Free entry',
    usuallyFree: 'Usually free',
    away: (distance: string) => `${distance} away`,
    cost: (won: number) => `₩${grouped(won)}`,
    aboutCost: (won: number) => `About ₩${grouped(won)}`,
  },
  seeAll: (total: number | null) => (total === null ? 'See all places' : `See all ${places(total)}`),
  search: {
    label: 'Search places',
    hint: 'Name, dish, district, 한글',
    button: 'Search',
    suggestions: 'Matching places',
    found: (count: number) =>
      count === 0 ? 'No places match.' : `${places(count)} suggested. Use the arrow keys to choose.`,
    all: (words: string) => `All places that match “${words}”`,
  },
  filters: {
    label: 'Filter the places',
    title: 'Filters',
    kind: 'Kind',
    anyKind: 'Any kind',
    allKinds: 'All',
    category: 'Category',
    anyCategory: 'Any category',
    interest: 'Interest',
    anyInterest: 'Any interest',
    where: 'Where',
    anywhere: 'All of Korea',
    areas: 'Areas of Seoul',
    provinces: 'Cities and provinces',
    tag: 'Good to know',
    anyTag: 'Anything',
    budget: 'Budget',
    anyBudget: 'Any budget',
    open: 'Opening hours',
    anyTime: 'Any time',
    openNow: 'Usually open now',
    pickDay: 'Pick a day',
    day: 'Day',
    time: 'Time, if you know it',
    atLabel: 'Open at this time',
    openNote: 'In Korean time. Places without known hours are left out.',
    near: 'Near me',
    order: 'Order',
    orders,
    budgets: budgetLevelNames,
    apply: 'Show places',
    clear: 'Clear All',
    take: (filter: string) => `Remove: ${filter}`,
    active: 'Active filters',
    openSheet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    show: (count: number) => `Show ${places(count)}`,
    showNone: 'No places match all of these. Remove one.',
    failed: 'The filters could not be loaded',
    failedText: 'Check your connection and try again.',
    all: (count: number) => `Show all ${count}`,
    /** The label of a chosen filter. */
    chosen: {
      words: (words: string) => `“${words}”`,
      open: (on: string, at: string | null) =>
        `Open on ${dates.writeLong(new Date(on))}${at === null ? '' : ` at ${at}`}`,
      near: (distance: string) => `Within ${distance}`,
      box: 'This part of the map',
    },
  },
  here: {
    failed: 'We could not find your location',
    failedText: 'Your browser did not share it. Choose an area or a province instead.',
    abroad: 'You are not in Korea right now',
    abroadText: '“Near me” works once you are there. Until then, choose an area or a province.',
  },
  pages: {
    label: 'More places',
    more: 'Load more',
    first: 'Back to the start',
    all: (total: number, isAtLeast: boolean) => (isAtLeast ? 'That is all.' : `That is all: ${places(total)}.`),
    shown: ({ places: { length }, total, isTotalAtLeast }: ShownPlaces, first: number) => {
      const shown = first === 1 ? `${length}` : `${first} to ${first + length - 1}`
      if (isTotalAtLeast) return `${shown} of at least ${places(total)}`
      return length === total ? places(total) : `${shown} of ${places(total)}`
    },
  },
  map: { show: 'Map', hide: 'List', label: 'Places on the map', searchHere: 'Search this area' },
  empty: {
    title: 'No matching places',
    text: 'No place in this guide matches everything you chose.',
    causes: 'Try removing one of these:',
    without: (count: number) => `${places(count)} without it`,
    nothingTitle: 'No places yet',
    nothingText: 'This guide has no places yet. Clinics have their own pages.',
    clinics: 'See clinics',
  },
}
