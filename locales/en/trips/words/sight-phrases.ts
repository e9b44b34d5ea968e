import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import type { StoryPlace, StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { afterColon, afterComma, asSubject, describe, joined } from './stop-descriptions.ts'
import { knowOfSight, noteOnSight } from './sight-notes.ts'
import { nameInFull } from './stop-names.ts'
import { capital, clockOf, duration } from './trip-figures.ts'
import { wayAside, wayFrom, wayToDo } from './way-phrases.ts'

/** Where a stop stands in its day, which decides how it is led up to. */
export type Position = {
  /** `your hotel`, and when one leaves it; only of the first stop of a day. */
  leaves: { stay: string; at: string } | null
  after: 'lunch' | 'dinner' | null
  isLast: boolean
  /** What the day has said already and does not say again. */
  told: Set<string>
}

/** A sight: how to get there, when, what it is, how long, what to know. */
export function presentSight(stop: StoryStop, position: Position, decks: PhraseDecks): string {
  if (!stop.place) return ''
  return joined(
    leadTo(stop, stop.place, position, decks),
    noteOnSight(stop, position.told, decks),
    knowOfSight(stop, position.told),
  )
}

function leadTo(stop: StoryStop, place: StoryPlace, { leaves, after, isLast }: Position, decks: PhraseDecks): string {
  const { leg } = stop
  const lead = leadOf(stop, place)
  if (!leg) return joined(afterColon(`At ${lead.at} you are at ${lead.name}`, lead.said), `Stay until ${lead.until}.`)
  if (leaves) return leadFromStay(lead, place, leg, leaves, decks)
  const way = { aside: wayAside(leg, place, decks), go: wayToDo(leg, place, decks) }
  if (isLast && after === 'dinner') return leadToLast(lead, way, stop.arrive >= '20:00', decks)
  return after === null ? leadOn(lead, way, decks) : leadAfterMeal(lead, way, after, decks)
}

type Lead = ReturnType<typeof leadOf>
type Way = { aside: string; go: string }

function leadOf(stop: StoryStop, place: StoryPlace) {
  const { arrive, leave, minutes, opening } = stop
  const at = clockOf(arrive)
  return {
    name: nameInFull(place),
    said: describe(stop),
    at,
    atOpening: opening?.from === arrive ? `${at}, when it opens` : at,
    until: clockOf(leave),
    stay: duration(minutes),
    isOrAre: (minutes >= 55 && minutes < 113) || minutes === 30 ? 'is' : 'are',
  }
}

/** The first stop of a day. */
function leadFromStay(
  { name, said, at, atOpening, until, stay }: Lead,
  place: StoryPlace,
  leg: PlanLeg,
  { stay: home, at: out }: { stay: string; at: string },
  decks: PhraseDecks,
): string {
  const go = wayToDo(leg, place, decks)
  const from = wayFrom(home, leg, place, decks)
  return decks.draw('first-sight', [
    joined(
      afterComma(`Leave ${home} at ${out} and ${go} to ${name}`, said),
      `You are there at ${atOpening} and have ${stay}.`,
    ),
    joined(
      afterColon(`The day begins at ${name}, ${from}`, said),
      `Set out at ${out}, be there at ${atOpening} and give it ${stay}.`,
    ),
    joined(afterColon(`First comes ${name}, ${from}`, said), `Go at ${out}; you have from ${at} to ${until}.`),
    joined(
      afterComma(`Start with ${name}`, said),
      `It is ${from}: leave at ${out}, arrive at ${atOpening}, stay ${stay}.`,
    ),
  ])
}

/** Whatever comes between two sights. */
function leadOn(
  { name, said, at, atOpening, until, stay, isOrAre }: Lead,
  { aside, go }: Way,
  decks: PhraseDecks,
): string {
  return decks.draw('sight', [
    joined(afterComma(`${capital(go)} to ${name}`, said), `You are there at ${atOpening} and have ${stay}.`),
    joined(afterColon(`At ${at} comes ${name}, ${aside}`, said), `${capital(stay)} ${isOrAre} about right.`),
    joined(afterComma(`From there ${go} to ${name}`, said), `You have from ${at} to ${until}.`),
    joined(
      asSubject(name, `Then comes ${name}`, said),
      `It is ${aside}; be there at ${atOpening} and give it ${stay}.`,
    ),
    joined(afterColon(`By ${at} you are at ${name}, ${aside}`, said), `Stay ${stay}.`),
    joined(afterColon(`Next is ${name}, ${aside}`, said), `You reach it at ${at} and leave at ${until}.`),
    afterColon(`${capital(stay)} at ${name} from ${at}, ${aside}`, said),
  ])
}

function leadAfterMeal(
  { name, said, at, atOpening, until, stay }: Lead,
  { aside, go }: Way,
  after: 'lunch' | 'dinner',
  decks: PhraseDecks,
): string {
  const part = after === 'lunch' ? 'afternoon' : 'evening'
  return decks.draw('sight-after-meal', [
    joined(afterComma(`After ${after}, ${go} to ${name}`, said), `You have from ${at} to ${until}.`),
    joined(afterColon(`The ${part} begins at ${name}, ${aside}`, said), `Be there at ${atOpening}; ${stay} will do.`),
    joined(afterColon(`From the table it is ${aside} to ${name}, for ${atOpening}`, said), `Give it ${stay}.`),
  ])
}

function leadToLast(
  { name, said, at, until, stay }: Lead,
  { aside, go }: Way,
  isLate: boolean,
  decks: PhraseDecks,
): string {
  return decks.draw('sight-at-night', [
    joined(afterColon(`The day ends at ${name}, ${aside}`, said), `You have it from ${at} to ${until}.`),
    joined(afterComma(`After dinner ${go} to ${name}`, said), `Be there at ${at} and stay ${stay}.`),
    joined(
      afterColon(`One more thing${isLate ? ' before bed' : ''}: ${name}, ${aside}, from ${at}`, said),
      `Stay until ${until}.`,
    ),
  ])
}
