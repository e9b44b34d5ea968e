import type { StoryDay, StoryStop, TripStory } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { baseName, isAirport, isStation, nameOf } from './stop-names.ts'
import { eachOf } from './traveller-phrases.ts'
import { visitNames } from './treatment-phrases.ts'
import { capital, clockAt, clockOf, countOf, listOf, minutesOf, won } from './trip-figures.ts'

/** The notes below a day: its cost, and once which hours are not certain. */
export function noteDay(story: TripStory, day: StoryDay, decks: PhraseDecks): string {
  const told = joined(moneyOf(story, day, decks), hoursOf(day, decks))
  return told === '' ? '' : `*${told}*`
}

/** The day in one line, for whoever has the text alone: `09:30 Gyeongbokgung Palace · 12:40 lunch at Maji`. */
export function listTimes({ stops, returnLeg, from, to }: StoryDay): string {
  const last = stops.at(-1)
  if (!last) return ''
  const times = stops.flatMap((stop) => {
    const name = stop.isPrivate ? 'time of your own' : nameOf(stop)
    const what = stop.meal ?? visitNames[stop.kind]
    return name === '' ? [] : `${timeOf(stop)} ${what && !stop.isPrivate ? `${what} at ` : ''}${name}`
  })
  const there = isAirport(to) || isStation(to, from) ? `at ${baseName(to)}` : 'back'
  const back = returnLeg ? [`${clockAt(minutesOf(last.leave) + returnLeg.minutes)} ${there}`] : []
  return [...times, ...back].join(' · ')
}

/** Of a move both ends, because the one alone would be taken for a departure. */
function timeOf({ kind, arrive, leg }: StoryStop): string {
  if (kind !== 'transfer' || !leg) return clockOf(arrive)
  return `${clockAt(minutesOf(arrive) - leg.minutes)} to ${clockOf(arrive)}`
}

function moneyOf({ traveller }: TripStory, { money, stops }: StoryDay, decks: PhraseDecks): string {
  if (stops.length === 0) return ''
  const each = eachOf(traveller)
  const hasOthers = stops.some((stop) => stop.cost > 0 && isNoEntry(stop))
  const parts = [
    ...(money.meals > 0 ? [`${won(money.meals)} for food`] : []),
    ...(money.entries > 0 ? [`${won(money.entries)} for ${hasOthers ? 'entries and the rest' : 'entries'}`] : []),
    ...(money.fees > 0 ? [`${won(money.fees)} for the clinic`] : []),
    ...(money.ways > 0 ? [`${won(money.ways)} for getting around`] : []),
  ]
  const sum = won(money.total)
  if (parts.length === 0) return 'Nothing on this day has a price that is known.'
  const told = decks.draw<string>('money', [
    `The day comes to about ${sum}${each}`,
    `About ${sum}${each} for the day`,
    `Keep about ${sum}${each} for the day`,
  ])
  const moves = money.moves > 0 ? ` The journey, ${won(money.moves)}, is on top.` : ''
  return `${told}${parts.length > 1 ? `: ${listOf(parts)}` : ''}.${moves}`
}

/** What is paid there buys something else than the way in. */
function isNoEntry({ kind, place }: StoryStop): boolean {
  return kind === 'nightlife' || kind === 'shopping' || place?.kind === 'beauty' || place?.kind === 'spa'
}

function hoursOf({ stops, index }: StoryDay, decks: PhraseDecks): string {
  const unknown = [...new Set(stops.filter(({ place, hours }) => place && hours === 'unknown').map(nameOf))]
  const unconfirmed = stops.filter(({ hours }) => hours === 'unconfirmed').length
  const which = `the hours of ${countOf(unconfirmed, 'stop')}`
  return joined(
    unknown.length > 0 ? `No hours are known for ${listOf(unknown)}.` : '',
    unconfirmed === 0
      ? ''
      : index === 0
        ? `${capital(which)} are the usual ones and not confirmed: look up the ones that matter to you.`
        : decks.draw<string>('hours', [
            `Not confirmed: ${which}.`,
            `${capital(which)} are not confirmed.`,
            `${capital(which)} are not confirmed; look them up in the morning.`,
          ]),
  )
}
