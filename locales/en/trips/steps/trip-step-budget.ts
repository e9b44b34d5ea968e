import type { SeoulArea } from '#domain/places/places.ts'
import type {
  AccommodationType,
  ActivityIntensity,
  CityWish,
  LanguageHelp,
  TravelerType,
} from '#domain/trips/answers/trips.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { allOf } from '#locales/en/site/series.ts'

export const koreanAreas: Record<SeoulArea, string> = {
  Hongdae: '홍대',
  Myeongdong: '명동',
  Gangnam: '강남',
  Itaewon: '이태원',
  Insadong: '인사동',
  Dongdaemun: '동대문',
  Sinchon: '신촌',
  Apgujeong: '압구정',
  Yongsan: '용산',
}

const lodgings: Record<AccommodationType, string> = {
  hotel: 'Hotel',
  guesthouse: 'Guesthouse',
  airbnb: 'Airbnb',
  budget: 'Hostel',
}

const travelers: Record<TravelerType, string> = {
  solo: 'Solo',
  couple: 'Couple',
  friends: 'Friends',
  family: 'Family with Kids',
  business: 'Business',
}

const helps: Record<LanguageHelp, { name: string; detail: string }> = {
  guides: { name: 'Guides', detail: 'Someone who speaks your language comes along' },
  translation: { name: 'Translation', detail: 'An interpreter, or an app for menus and signs' },
  ai: { name: 'AI', detail: 'A voice translator on your phone' },
}

const paces: Record<ActivityIntensity, { name: string; detail: string }> = {
  light: { name: 'Light', detail: '2 to 3 attractions a day plus cafe breaks' },
  balanced: { name: 'Balanced', detail: '4 to 6 attractions a day' },
  packed: { name: 'Packed', detail: '6 or more attractions a day, with no downtime' },
}

const cities: Record<CityWish | 'decide', { name: string; detail: string }> = {
  decide: { name: 'Decide for me', detail: 'We weigh your nights against the travel between cities' },
  one: { name: 'One city', detail: 'Places too far for a day trip are left out, and the plan says why' },
  several: { name: 'Several cities', detail: 'At least two, where the nights allow it' },
}

/** Messages of step 2 of the planner. */
export const tripStepBudget = {
  lead: 'Everything here is optional. We decide what you leave blank.',
  daily: {
    title: 'Daily budget',
    hint: 'Meals, entry fees, shopping and transport for one traveller. Accommodation is not included.',
    aDay: 'a day',
    forDays: (amount: string, days: string) => `a day, about ${amount} for ${days}`,
    top: 'a day and above: no daily limit',
  },
  total: {
    title: 'Total budget',
    hint: 'For example: 1,500,000 won or 150만원',
    tooLong: (typed: number, longest: number) =>
      `Use at most ${grouped(longest)} characters. You have entered ${grouped(typed)}.`,
  },
  lodging: { title: 'Where you sleep', names: lodgings },
  areas: {
    title: 'Areas of Seoul',
    chosen: (count: number) =>
      count === 0
        ? 'Choose where you would like to spend your time.'
        : `${count} of 9 chosen; at least half of your stops in Seoul will be there.`,
    korean: koreanAreas,
    map: 'Areas of Seoul on a map',
    mapHint: 'Press a name to choose an area. The list and the map show the same choice.',
  },
  travelers: { title: 'Who is travelling', names: travelers },
  needs: {
    title: 'What matters to you',
    lead: 'Diet, children, older people, a wheelchair, what you like, what to avoid',
    open: 'Add',
    close: 'Close',
  },
  places: {
    title: 'Places you must see',
    hint: 'Anywhere in Korea, in any script. If something does not fit, the plan says why.',
    label: 'Add a place',
    placeholder: 'Palace, 해운대, 景福宮 …',
    list: 'Your places',
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} was added.`,
    removed: (name: string) => `${name} was removed.`,
    notFound: 'not found',
    notFoundHint:
      'We could not find a place with this name. It stays in your list, and the plan will say that it was not found.',
    several: (count: number) => `${count} places match`,
    part: 'the plan picks its places',
    area: 'a part of Seoul',
    declined: 'left out, as you asked',
    noPlace: 'a wish, not a place',
    suggestions: 'Matching places',
    areaKinds: {
      city: 'City · the plan picks its places',
      region: 'Region · the plan picks its places',
      area: 'Part of Seoul · the plan picks its places',
    },
    found: (count: number) =>
      count === 1
        ? '1 place suggested. Use the arrow keys to choose it.'
        : `${count} places suggested. Use the arrow keys to choose.`,
    enterAdds: 'Press Enter to add it',
    keep: (typed: string) => `Keep “${typed}” as you typed it`,
    keepHint: 'We look for it when planning and tell you if we cannot find it.',
    offline: 'Suggestions need a connection. You can still add what you type.',
    tooLong: (typed: number, longest: number) =>
      `This list has ${grouped(typed)} characters, and the limit is ${grouped(longest)}. Please remove something.`,
    textHint: 'One per line, or separated by commas.',
    there: (name: string) => `${name} is already in your list.`,
    reading: 'looking it up',
  },
  cities: {
    title: 'One city or several',
    hint: 'The plan works out which cities fit into your nights.',
    options: cities,
    lie: (names: readonly string[]) => `Your places are in ${allOf(names)}.`,
    onlySeoul: 'All your places are in or near Seoul.',
    none: 'Add places above to see their cities here.',
    map: (names: string) => `A map of Korea with ${names}`,
  },
  nights: {
    title: 'Nights in each city',
    hint: 'Optional. They are in this order where they fill your trip; we share the nights that you leave open.',
    told: (nights: number, all: number) => {
      const said = `${nights === 1 ? '1 night' : `${nights} nights`} of ${all}`
      return nights > all ? `${said}: your trip is too short for them.` : `${said} told.`
    },
  },
  language: { title: 'Language support', yes: 'Yes', no: 'No', kinds: 'What would help?', helps },
  pace: { title: 'Activity intensity', paces },
}
