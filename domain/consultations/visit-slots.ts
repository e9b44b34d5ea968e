import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import type { VisitSpan } from './consultation-life.ts'

/** `released`: not held any more. The patient can still take it while it is free. */
export const slotStates = ['held', 'confirmed', 'released'] as const
export type SlotState = (typeof slotStates)[number]

/** A time that a clinic proposed, as the two sides see it: two moments in ISO 8601. */
export type ProposedSlot = { id: string; from: string; to: string; state: SlotState }

/** The most times of one proposal, how long each can be, and how far ahead. */
export const proposalLimits = { slots: 3, leastMinutes: 10, mostMinutes: 480, farthestDays: 365 } as const

/** A time as a clinic enters it: a day in Korea and a Korean time. */
export type TypedSlot = { date: string; clock: string }

export type SlotMistake = 'missing' | 'malformed' | 'past' | 'too_far' | 'overlaps'
export type ReadProposal = { slots: VisitSpan[] } | { mistakes: Partial<Record<number, SlotMistake>> }

const minute = 60_000
const day = 24 * 60 * minute

type Given = {
  minutes: number
  now: number
  /** Times of the proposal that were not typed. */
  besides?: readonly VisitSpan[]
}

/** Reads the times of a proposal, of which one at least is given. A mistake is named by the place of its row. */
export function readProposal(typed: readonly TypedSlot[], given: Given): ReadProposal {
  const mistakes: Partial<Record<number, SlotMistake>> = {}
  const slots: VisitSpan[] = [...(given.besides ?? [])]
  for (const [place, { date, clock }] of typed.slice(0, proposalLimits.slots).entries()) {
    if (date.trim() === '' && clock.trim() === '') continue
    const read = readSlot({ date: date.trim(), clock: clock.trim() }, given, slots)
    if (typeof read === 'string') mistakes[place] = read
    else slots.push(read)
  }
  if (Object.keys(mistakes).length > 0) return { mistakes }
  if (slots.length === 0) return { mistakes: { 0: 'missing' } }
  return { slots: slots.toSorted((one, other) => one.from - other.from) }
}

function readSlot(typed: TypedSlot, { minutes, now }: Given, earlier: readonly VisitSpan[]): VisitSpan | SlotMistake {
  if (!isCalendarDate(typed.date) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed.clock)) return 'malformed'
  const from = timeOfSeoulMoment(typed)
  const slot = { from, to: from + minutes * minute }
  if (from <= now) return 'past'
  if (!isBookable(from, now)) return 'too_far'
  return earlier.some((one) => overlaps(one, slot)) ? 'overlaps' : slot
}

/** Whether a moment from outside can be the beginning of a visit. */
export function isBookable(from: number, now: number): boolean {
  return Number.isSafeInteger(from) && from > now && from <= now + proposalLimits.farthestDays * day
}

/** Whether two times share a moment. One that begins when the other ends does not. */
export function overlaps(one: VisitSpan, other: VisitSpan): boolean {
  return one.from < other.to && other.from < one.to
}
