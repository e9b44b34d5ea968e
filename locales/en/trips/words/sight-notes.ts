import type { BecauseCode } from '#domain/trips/plan/plan-codes.ts'
import type { StoryStop } from '#domain/trips/plan/trip-story.ts'
import { weekdays } from '#locales/en/site/weekdays.ts'
import type { PhraseDecks } from './phrase-decks.ts'
import { capital, clockOf, listOf, minutesOf, won } from './trip-figures.ts'

const reasons: Partial<Record<BecauseCode, readonly [string, ...string[]]>> = {
  must: ['It is one of the places you named.', 'You named this one.', 'This one was on your list.'],
  added: ['You added it yourself.'],
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

/** Why it is in the plan, where that is worth a word: each reason once a day. */
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

// The last entry or closing time is told when at most so many minutes are left.
const lastEntrySoon = 240
const closesSoon = 75

/** What it costs, and until when one is let in. */
export function knowOfSight(stop: StoryStop, told: Set<string>): string {
  const entry = entryOf(stop)
  const door = doorOf(stop, told)
  if (entry !== null && door !== null) return `${capital(entry)}, and ${door}.`
  return entry === null && door === null ? '' : `${capital(entry ?? door ?? '')}.`
}

function entryOf({ cost, costUnknown, opening, kind, place }: StoryStop): string | null {
  if (kind === 'shopping') return null
  if (costUnknown && cost > 0) return `no price is known, so ${won(cost)} is kept for it`
  // A street has no entrance fee, and a shop has its own prices.
  if (costUnknown) return opening !== null && place?.kind === 'attraction' ? 'no entry fee is known' : null
  if (cost > 0) return kind === 'nightlife' ? `keep about ${won(cost)} for it` : `entry is ${won(cost)}`
  const isSaid = place?.sentences.some((sentence) => /\bfree\b/iu.test(sentence)) ?? false
  return opening !== null && place?.kind === 'attraction' && place?.tags.includes('indoor') && !isSaid
    ? 'entry is free'
    : null
}

function doorOf({ opening, arrive, leave, hours, place }: StoryStop, told: Set<string>): string | null {
  const usually = hours === 'confirmed' ? '' : 'usually '
  const lastEntry = opening?.lastEntry ?? null
  if (lastEntry !== null && minutesOf(lastEntry) - minutesOf(arrive) <= lastEntrySoon)
    return `the last visitors are ${usually}let in at ${clockOf(lastEntry)}`
  if (opening && closingOf(opening) - minutesOf(leave) <= closesSoon)
    return `it ${usually}closes at ${clockOf(opening.to)}`
  const closed = place?.closedOn ?? []
  if (closed.length === 0 || closed.length > 2 || told.has('closed')) return null
  told.add('closed')
  return `it is ${usually}closed on ${listOf(closed.map((day) => `${weekdays[day]}s`))}`
}

function closingOf({ from, to }: { from: string; to: string }): number {
  return minutesOf(to) <= minutesOf(from) ? minutesOf(to) + 1440 : minutesOf(to)
}
