import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import type { StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { noteOnSight, warnOfDoor } from './sight-notes.ts'
import { afterColon, afterComma, asSubject, describe, type Description, joined } from './stop-descriptions.ts'
import { nameInFull } from './stop-names.ts'
import { capital } from './trip-figures.ts'
import { goTo, wayAside, wayFrom } from './way-phrases.ts'

/** Where a stop stands in its day, which decides how it is led up to. */
export type Position = {
  /** `your hotel`; only of the first stop of a day. */
  stay: string | null
  after: 'lunch' | 'dinner' | null
  isLast: boolean
  /** The day's longest stay. */
  isLongest: boolean
  /** What the trip has said already and does not say again. */
  told: Set<string>
}

/** A sight: how one gets there, what it is and what to look for, and what helps. */
export function presentSight(stop: StoryStop, position: Position, decks: PhraseDecks): string {
  const { place } = stop
  if (!place) return ''
  return joined(
    leadTo(stop, place, position, decks),
    place.tip ?? '',
    position.isLongest ? longest(decks) : '',
    papersOf(place, position.told),
    noteOnSight(stop, position.told, decks),
    warnOfDoor(stop),
  )
}

const tourPapers = 'papers of a tour'

/** What nobody may forget where only tours go. It is said once in a trip. */
function papersOf({ isTour }: StoryPlace, told: Set<string>): string {
  if (!isTour || told.has(tourPapers)) return ''
  told.add(tourPapers)
  return 'Book the tour before you come, and bring your passport: it is checked on the way.'
}

function longest(decks: PhraseDecks): string {
  return decks.draw('longest', [
    'Take your time: this is the long stop of the day.',
    'Nothing else today gets as much time.',
    'The day leaves you the most time here.',
  ])
}

function leadTo(stop: StoryStop, place: StoryPlace, position: Position, decks: PhraseDecks): string {
  const { leg } = stop
  const [name, said] = [nameInFull(place), describe(stop)]
  if (!leg) return afterColon(`Here you are at ${name}`, said)
  if (position.stay !== null) return leadFromStay({ name, said, place, leg }, position.stay, decks)
  if (position.isLast && position.after === 'dinner')
    return leadToLast({ name, said, place, leg }, stop.arrive >= '20:00', decks)
  return position.after === null
    ? leadOn({ name, said, place, leg }, decks)
    : leadAfterMeal({ name, said, place, leg }, position.after, decks)
}

type Lead = { name: string; said: Description; place: StoryPlace; leg: PlanLeg }

/** The first stop of a day. */
function leadFromStay({ name, said, place, leg }: Lead, stay: string, decks: PhraseDecks): string {
  const from = wayFrom(stay, leg, place)
  return decks.draw<() => string>('first-sight', [
    () => afterColon(`The day begins at ${name}, ${from}`, said),
    () => afterComma(`From ${stay} ${goTo(leg, place)} ${name}`, said),
    () => afterColon(`First comes ${name}, ${from}`, said),
    () => afterColon(`Start with ${name}, ${from}`, said),
  ])()
}

/** Whatever comes between two sights. */
function leadOn({ name, said, place, leg }: Lead, decks: PhraseDecks): string {
  const [aside, go] = [wayAside(leg, place, decks), goTo(leg, place)]
  return decks.draw<() => string>('sight', [
    () => afterComma(`${capital(go)} ${name}`, said),
    () => afterColon(`Next is ${name}, ${aside}`, said),
    () => afterComma(`From there ${go} ${name}`, said),
    () => asSubject(name, `Then comes ${name}, ${aside}`, said),
    () => afterColon(`Go on to ${name}, ${aside}`, said),
  ])()
}

function leadAfterMeal({ name, said, place, leg }: Lead, after: 'lunch' | 'dinner', decks: PhraseDecks): string {
  const part = after === 'lunch' ? 'afternoon' : 'evening'
  return decks.draw<() => string>('sight-after-meal', [
    () => afterComma(`After ${after}, ${goTo(leg, place)} ${name}`, said),
    () => afterColon(`The ${part} begins at ${name}, ${wayAside(leg, place, decks)}`, said),
    () => afterColon(`The ${part} goes to ${name}, ${wayAside(leg, place, decks)}`, said),
  ])()
}

function leadToLast({ name, said, place, leg }: Lead, isLate: boolean, decks: PhraseDecks): string {
  const aside = wayAside(leg, place, decks)
  return decks.draw<() => string>('sight-at-night', [
    () => afterColon(`The day ends at ${name}, ${aside}`, said),
    () => afterComma(`After dinner ${goTo(leg, place)} ${name}`, said),
    () => afterColon(`One more thing${isLate ? ' before bed' : ''}: ${name}, ${aside}`, said),
  ])()
}
