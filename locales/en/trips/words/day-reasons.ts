import type { StoryDay, StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { joined } from './stop-descriptions.ts'
import { nameOf } from './stop-names.ts'

/** Why the day is in this order: what is best early, what waits for the evening, and what lies on foot. */
export function presentReasons({ stops, shortfall }: StoryDay, decks: PhraseDecks): string {
  if (shortfall !== null || stops.some(({ kind }) => kind === 'transfer')) return ''
  const [early, evening] = [stops.find(isEarly), stops.find(isForEvening)]
  return joined(
    early ? sayEarly(nameOf(early), decks) : '',
    evening ? sayEvening(evening, decks) : '',
    isOnFoot(stops) ? onFoot(decks) : '',
  )
}

const earlyUntil = '10:30'
const eveningFrom = '17:00'

function isEarly({ place, arrive }: StoryStop, index: number): boolean {
  return index === 0 && arrive <= earlyUntil && (place?.best === 'early' || place?.best === 'morning')
}

function isForEvening({ kind, place, arrive }: StoryStop): boolean {
  if (!place || arrive < eveningFrom || kind === 'meal' || kind === 'cafe') return false
  return place.dusk === 'only' || place.best === 'dusk' || place.best === 'evening' || place.best === 'night'
}

// Two sights side by side need no word about it.
const fewestStops = 4

function isOnFoot(stops: readonly StoryStop[]): boolean {
  return stops.length >= fewestStops && stops.slice(1).every(({ leg }) => leg?.mode === 'walk')
}

function sayEarly(name: string, decks: PhraseDecks): string {
  return decks.draw<string>('early', [
    `${name} is best in the morning, so it comes first.`,
    `The morning is for ${name}, which is quieter then.`,
    `An early start pays off at ${name}.`,
  ])
}

function sayEvening(stop: StoryStop, decks: PhraseDecks): string {
  const name = nameOf(stop)
  const when = stop.place?.best === 'dusk' ? 'dusk' : 'the evening'
  return decks.draw<string>('for-evening', [
    `${name} is kept for ${when}, when it is at its best.`,
    `The day is laid out so that you are at ${name} in time for ${when}.`,
    `${name} waits for ${when}.`,
  ])
}

function onFoot(decks: PhraseDecks): string {
  return decks.draw<string>('on-foot', [
    'Once you are there, everything is on foot.',
    'After the way out you need no bus and no train.',
    'The stops lie so close that you walk from one to the next.',
  ])
}
