import type { StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import { usualWeatherWords } from '#locales/en/trips/usual-weather.ts'
import { motifsOf } from './day-motifs.ts'
import { airports } from './move-phrases.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { baseName, nameOf } from './stop-names.ts'
import { beautyNames, interestNames, paces, socialNames, eachOf, stays, travellerPhrases } from './traveller-phrases.ts'
import { sayTooShort } from './treatment-phrases.ts'
import { asText, capital, countOf, listOf, numberWord, weekdayAndDay, won } from './trip-figures.ts'

/** The title of the trip and what kind of trip it is. */
export function writeIntro(story: TripStory, decks: PhraseDecks): string {
  const paragraphs = [
    tooShort(story),
    whoAndWhere(story),
    whatFor(story, decks),
    weatherOf(story),
    treesOf(story),
    askedFor(story),
  ]
  return [`# ${titleOf(story)}`, ...paragraphs.filter((each) => each !== '')].join('\n\n')
}

/** What cannot be done comes first, because it decides whether somebody books this trip. */
function tooShort({ treatments, days }: TripStory): string {
  return treatments
    .flatMap((treatment) => (treatment.tooShort ? [sayTooShort(treatment, treatment.tooShort, days.length)] : []))
    .join(' ')
}

function titleOf({ days, bases }: TripStory): string {
  const cities = [...new Set(bases.map(({ city }) => asText(city)))]
  const length = capital(countOf(days.length, 'day'))
  const told = cities.length > 1 ? [] : motifsOf({ stops: days.flatMap((day) => day.stops) }, new Map()).slice(0, 3)
  return `${length} in ${listOf(cities)}${told.length > 0 ? `: ${listOf(told)}` : ''}`
}

function whoAndWhere(story: TripStory): string {
  const { traveller, days } = story
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const year = last.date.slice(0, 4)
  const dates =
    first === last
      ? `on ${weekdayAndDay(first.weekday, first.date)} ${year}`
      : `from ${weekdayAndDay(first.weekday, first.date)} to ${weekdayAndDay(last.weekday, last.date)} ${year}`
  const who = traveller.type ? ` ${travellerPhrases[traveller.type].for},` : ''
  return `This is a trip${who} ${dates}. ${whereOneSleeps(story)}`
}

/** The airports of a day between two flights, of which nobody sleeps here. */
function stopoverOf({ arrival, departure, days }: TripStory): string[] {
  return arrival && departure && days.length === 1 ? [airports[arrival.airport], airports[departure.airport]] : []
}

function whereOneSleeps(story: TripStory): string {
  const { bases, traveller, days } = story
  const { accommodation } = traveller
  const [landed, left] = stopoverOf(story)
  if (landed && left) {
    const ends = landed === left ? `begins and ends at ${landed}` : `begins at ${landed} and ends at ${left}`
    return `It ${ends}${accommodation ? `, so you need no ${stays[accommodation]}` : ''}.`
  }
  const bed = accommodation ? `a ${stays[accommodation]}` : 'a room'
  const [only, ...others] = bases
  if (!only) return ''
  if (others.length === 0)
    return `It is planned from ${bed} around ${baseName(only.name)}, where ${days.length > 1 ? 'every' : 'the'} day begins and ends.`
  const nights = bases.map(({ name, city, nights: count }) => {
    const quarter = baseName(name)
    return `${countOf(count, 'night')} in ${asText(city)}${quarter === asText(city) ? '' : ` (${quarter})`}`
  })
  return `You sleep ${listOf(nights)}, each time in ${bed}.`
}

/** What it usually is, and no forecast. */
function weatherOf({ bases }: TripStory): string {
  const told = bases.flatMap(({ weather, city }) => {
    if (!weather) return []
    const sentence = `${usualWeatherWords.sentence(weather, city)}.`
    return bases.length > 1 ? `${asText(city)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence
  })
  return [...new Set(told)].join(' ')
}

// A longer list is read by nobody.
const mostOfTrees = 4

/** Where there usually is blossom, or where the leaves have turned, on the very days of the visits. */
function treesOf({ days }: TripStory): string {
  const places = days
    .flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []))
    .toSorted((one, other) => (other.headline ?? 0) - (one.headline ?? 0))
  const named = (isMeant: (trees: string) => boolean) =>
    listOf(
      [...new Set(places.filter(({ trees }) => trees && isMeant(trees)).map(({ name }) => name.en))].slice(
        0,
        mostOfTrees,
      ),
    )
  const [blossom, leaves] = [named((trees) => !isOfLeaves(trees)), named(isOfLeaves)]
  return joined(
    blossom === '' ? '' : `On your days there is usually blossom at ${blossom}.`,
    leaves === '' ? '' : `On your days the leaves are usually in colour at ${leaves}.`,
    blossom + leaves === '' ? '' : 'It moves by a week from year to year.',
  )
}

function isOfLeaves(trees: string): boolean {
  return /leaves|foliage|ginkgo/u.test(trees)
}

function whatFor(story: TripStory, decks: PhraseDecks): string {
  const { traveller, days, money } = story
  const highlights = highlightsOf(days.flatMap((day) => day.stops))
  const each = eachOf(traveller)
  return joined(
    highlights.length === 0
      ? ''
      : decks.draw<string>('highlights', [
          `It turns around ${listOf(highlights)}.`,
          `The days are built around ${listOf(highlights)}.`,
          `${listOf(highlights)} get${highlights.length > 1 ? '' : 's'} the best hours.`,
        ]),
    sayPace(story),
    `Everything with a known price comes to about ${won(money.total)}${each}${stopoverOf(story).length > 0 ? '' : ', without the bed'}${sayFees(story)}${limitOf(story)}.`,
  )
}

const sightKinds: ReadonlySet<StoryStop['kind']> = new Set(['attraction', 'shopping', 'nightlife'])

/** Says how many sights most days have, not how many the pace allows. Days with a move or a treatment do not count. */
function sayPace({ traveller, days }: TripStory): string {
  const ofDays = days
    .filter(({ stops }) => !stops.some(({ kind }) => kind === 'transfer' || kind === 'treatment'))
    .map(({ stops }) => stops.filter(({ kind }) => sightKinds.has(kind)).length)
    .filter((sights) => sights > 0)
    .toSorted((one, other) => one - other)
  const [few, many] = [0.25, 0.75].map((share) => ofDays[Math.floor((ofDays.length - 1) * share)])
  if (few === undefined || many === undefined) return ''
  const sights =
    few === many
      ? countOf(few, 'sight')
      : `${numberWord(few)} ${few + 1 === many ? 'or' : 'to'} ${countOf(many, 'sight')}`
  const isOne = days.length === 1
  return `${paces[traveller.pace ?? 'balanced'](isOne ? 'day' : 'days', isOne ? sights : `${sights} each`)}.`
}

function sayFees({ money, treatments }: TripStory): string {
  if (money.fees > 0) return ` and with ${won(money.fees)} that clinics state`
  return treatments.length > 0 ? ' and without what a clinic charges' : ''
}

function limitOf({ money, traveller }: TripStory): string {
  if (money.tripLimit !== null) return `; you set ${won(money.tripLimit)}${eachOf(traveller)} for the trip`
  return money.dailyLimit === null ? '' : `; the limit is ${won(money.dailyLimit)} a day`
}

/** What was named first, then what is great, then what answers most. */
function highlightsOf(stops: readonly StoryStop[]): string[] {
  const sights = stops.filter(
    ({ kind, place }) => place && (kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'),
  )
  const score = ({ because, minutes, place }: StoryStop) =>
    (because.includes('must') ? 100 : 0) + (place?.headline ?? 0) * 20 + because.length * 5 + minutes / 30
  return sights
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, 3)
    .map(nameOf)
}

/** Every other answer of the forms. */
function askedFor({ traveller }: TripStory): string {
  const { areas, social, beauty, interests } = traveller
  const parts = [
    `for ${listOf(interests.map((interest) => interestNames[interest]))}`,
    social.length > 0 ? `for ${listOf(social.map((option) => socialNames[option]))}` : '',
    beauty.length > 0 ? `for ${listOf(beauty.map((category) => beautyNames[category]))}` : '',
    areas.length > 0 ? `to be around ${listOf(areas)}` : '',
  ].filter((part) => part !== '')
  return `You asked ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}` : (parts[0] ?? '')}.`
}
