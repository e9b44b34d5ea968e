import type { BecauseCode } from '#domain/trips/plan/plan-codes.ts'
import type { StoryStop } from '#domain/trips/plan/trip-story.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { clockOf, minutesOf } from './trip-figures.ts'

const reasons: Partial<Record<BecauseCode, readonly [string, ...string[]]>> = {
  must: ['It is one of the places you named.', 'You named this one.', 'This one was on your list.'],
  added: ['You added it yourself.'],
  liked: ['It is of a kind that you like.', 'You said that you like such places.'],
  'for:family': ['It is a good place for children.', 'Children like it here.'],
  'for:solo': ['It is easy on your own.', 'Going alone is no trouble here.'],
  'tag:hidden-gem': ['Count it among the hidden gems you asked for.', 'A hidden gem, as you wished.'],
  'tag:viral': ['It went viral, as you wished.', 'You will know it from the internet: it went viral.'],
  'tag:photogenic': [
    'Bring the camera: it is among the photogenic places you asked for.',
    'It is as photogenic as you wished.',
  ],
  'tag:hair': ['This is the stop for your hair.'],
  'tag:skincare': ['This is the stop for skincare.', 'Here is your skincare shopping.'],
}
const always: readonly string[] = ['must', 'added', 'tag:hair']

/** Why it is in the plan, where that is worth a word: each reason once a trip. */
export function noteOnSight({ because }: StoryStop, told: Set<string>, decks: PhraseDecks): string {
  for (const code of because) {
    const said = isReason(code) ? reasons[code] : undefined
    if (said === undefined || (told.has(code) && !always.includes(code))) continue
    told.add(code)
    return decks.draw(`reason-${code}`, said)
  }
  return ''
}

function isReason(code: string): code is keyof typeof reasons {
  return Object.hasOwn(reasons, code)
}

// In minutes between the arrival and the last entry: a stop that a small delay would lose.
const tightEntry = 45

/** A warning where the door shuts soon after one arrives. */
export function warnOfDoor({ opening, arrive, hours }: StoryStop): string {
  const lastEntry = opening?.lastEntry ?? null
  if (lastEntry === null || minutesOf(lastEntry) - minutesOf(arrive) > tightEntry) return ''
  return `Do not be late: the last visitors are ${hours === 'confirmed' ? '' : 'usually '}let in at ${clockOf(lastEntry)}.`
}
