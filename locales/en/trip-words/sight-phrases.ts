import type { StoryStop } from '#domain/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { capital, clockOf, duration, minutesOf, won } from './trip-figures.ts'
import { nameInFull } from './stop-names.ts'
import { wayAside, wayToDo } from './way-phrases.ts'

/** How to get there, when, and what it is. The first stop of a day is introduced by its opening. */
export function introduceSight(stop: StoryStop, decks: PhraseDecks): string {
  const { place, leg } = stop
  if (!place) return ''
  const name = nameInFull(place)
  const at = clockOf(stop.arrive)
  const [first = '', ...more] = place.sentences.map(asSaid)
  if (!leg) return withDescription(`At ${at}, ${name}`, first, more)
  const aside = wayAside(leg, place.station, decks)
  const toDo = wayToDo(leg, place.station, decks)
  return decks.draw<() => string>('sight', [
    () => withDescription(`By ${at} you are at ${name}, ${aside}`, first, more),
    () => withDescription(`Next comes ${name}, ${aside}, at ${at}`, first, more),
    () => withDescription(`From there ${toDo} to ${name}, for ${at}`, first, more),
    () => withDescription(`At ${at} it is the turn of ${name}, ${aside}`, first, more),
    () => withDescription(`Then ${toDo} to ${name} (${at})`, first, more),
    () => withDescription(`${name} follows at ${at}, ${aside}`, first, more),
    () => withDescription(`Go on to ${name}, ${aside}, and be there by ${at}`, first, more),
  ])()
}

/** A description that is no sentence of its own goes on after a colon: `Insadong-gil: a long street of …`. */
export function withDescription(lead: string, first: string, more: readonly string[]): string {
  if (first === '') return `${lead}.`
  const said = /^(?:A|An|The|One|Two|Three|Four|Five|Six|Seven) /u.test(first)
    ? `${lead}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
    : `${lead}. ${first}`
  return [said, ...more].join(' ')
}

/** How long, what it costs, and until when one is let in. */
export function knowOfSight(stop: StoryStop, decks: PhraseDecks): string {
  const stay = duration(stop.minutes)
  const facts = [entryOf(stop), doorOf(stop)].filter((each) => each !== null)
  const staying = decks.draw<string>('stay', [
    `allow ${stay}`,
    `${stay} ${stop.minutes < 55 ? 'are' : stop.minutes < 113 ? 'is' : 'are'} about right`,
    `give it ${stay}`,
    `you have ${stay} here`,
    `stay until ${clockOf(stop.leave)}`,
    `the plan leaves you ${stay}`,
  ])
  const [one, other] = facts
  if (one === undefined) return `${capital(staying)}.`
  return other === undefined ? `${capital(staying)}; ${one}.` : `${capital(staying)}; ${one}, and ${other}.`
}

function entryOf({ cost, costUnknown, opening, kind }: StoryStop): string | null {
  if (kind === 'shopping') return null
  if (costUnknown)
    return cost > 0 ? `the price is not known, and ${won(cost)} is kept for it` : 'what it costs is not known'
  if (cost > 0) return `it costs ${won(cost)}`
  return opening !== null && kind === 'attraction' ? 'it is free' : null
}

// Whoever leaves later than this before it closes should know.
const closesSoon = 75

function doorOf({ opening, leave, hours }: StoryStop): string | null {
  if (!opening) return null
  const usually = hours === 'known' ? '' : 'usually '
  if (opening.lastEntry !== null) return `the last visitors are ${usually}let in at ${clockOf(opening.lastEntry)}`
  const closes = minutesOf(opening.to) <= minutesOf(opening.from) ? minutesOf(opening.to) + 1440 : minutesOf(opening.to)
  return closes - minutesOf(leave) <= closesSoon ? `it ${usually}closes at ${clockOf(opening.to)}` : null
}

/** A sentence of a description as it stands in running text. */
function asSaid(sentence: string): string {
  const text = sentence.replace(/[\\*_`]/gu, String.raw`\$&`)
  return /[.!?]["’”)]?$/u.test(text) ? text.replace(/!/gu, '.') : `${text}.`
}

export function sentencesOf({ place }: StoryStop): [string, string[]] {
  const [first = '', ...more] = (place?.sentences ?? []).map(asSaid)
  return [first, more]
}
