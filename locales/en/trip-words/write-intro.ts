import type { StoryStop, TripStory } from '#domain/trip-story.ts'
import { motifsOf } from './day-motifs.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { baseName, nameOf } from './stop-names.ts'
import { beautyNames, company, interestNames, paces, socialNames, stays } from './traveller-phrases.ts'
import { capital, countOf, listOf, weekdayAndDay, won } from './trip-figures.ts'

/** The title of the trip and what kind of trip it is. */
export function writeIntro(story: TripStory, decks: PhraseDecks): string {
  const paragraphs = [whoAndWhere(story), whatFor(story, decks), askedFor(story)]
  return [`# ${titleOf(story)}`, ...paragraphs.filter((each) => each !== '')].join('\n\n')
}

function titleOf({ days, bases }: TripStory): string {
  const cities = [...new Set(bases.map(({ name }) => baseName(name)))]
  const stops = days.flatMap((day) => day.stops)
  const [first] = days
  const told = first ? motifsOf({ ...first, stops }, new Map()).slice(0, 3) : []
  const length = capital(countOf(days.length, 'day'))
  return `${length} in ${listOf(cities)}${told.length > 0 ? `: ${listOf(told)}` : ''}`
}

function whoAndWhere({ traveller, days, bases }: TripStory): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const dates =
    first === last
      ? `on ${weekdayAndDay(first.weekday, first.date)} ${first.date.slice(0, 4)}`
      : `from ${weekdayAndDay(first.weekday, first.date)} to ${weekdayAndDay(last.weekday, last.date)} ${last.date.slice(0, 4)}`
  const who = traveller.type ? ` ${company[traveller.type].for}` : ''
  const bed = traveller.accommodation ? `a ${stays[traveller.accommodation]}` : 'a room'
  const sleeps = bases.map(
    ({ name, nights }) => `${baseName(name)}${nights > 0 ? ` (${countOf(nights, 'night')})` : ''}`,
  )
  return `This is a trip${who}, ${dates}, with ${bed} around ${listOf(sleeps)}. Every day begins and ends there.`
}

function whatFor(story: TripStory, decks: PhraseDecks): string {
  const { traveller, days, money } = story
  const highlights = highlightsOf(days.flatMap((day) => day.stops))
  const each = traveller.type ? company[traveller.type].each : ''
  return [
    highlights.length > 0
      ? decks.draw<string>('highlights', [
          `What it turns around: ${listOf(highlights)}.`,
          `The days are built around ${listOf(highlights)}.`,
          `You come for ${listOf(traveller.interests.map((interest) => interestNames[interest]))}, so ${listOf(highlights)} ${highlights.length > 1 ? 'have' : 'has'} the best hours.`,
        ])
      : '',
    `${paces[traveller.pace ?? 'balanced']}.`,
    `All that is known to cost money comes to about ${won(money.total)}${each}, without a bed and without what clinics charge${limitOf(story)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function limitOf({ money }: TripStory): string {
  if (money.tripLimit !== null) return `; you set ${won(money.tripLimit)} for the trip`
  return money.dailyLimit === null ? '' : `; you set ${won(money.dailyLimit)} a day`
}

/** What was named first, then what answers most. */
function highlightsOf(stops: readonly StoryStop[]): string[] {
  const sights = stops.filter(
    ({ kind, place }) => place && (kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'),
  )
  const score = ({ because, minutes }: StoryStop) =>
    (because.includes('must') ? 100 : 0) + because.length * 5 + minutes / 30
  return sights
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, 3)
    .map(nameOf)
}

/** Every other answer of the forms. */
function askedFor({ traveller }: TripStory): string {
  const { areas, social, beauty, interests } = traveller
  const parts = [
    `You chose ${listOf(interests.map((interest) => interestNames[interest]))}`,
    ...(areas.length > 0 ? [`the ${areas.length === 1 ? 'quarter' : 'quarters'} ${listOf(areas)}`] : []),
    ...(social.length > 0 ? [listOf(social.map((option) => socialNames[option]))] : []),
    ...(beauty.length > 0 ? [listOf(beauty.map((category) => beautyNames[category]))] : []),
  ]
  return `${parts.join('; ')}.`
}
