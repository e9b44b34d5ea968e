import { addDays, isCalendarDate, weekdayOf } from '#domain/korea/calendar-dates.ts'
import { seoulDay, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { type Weekday, weekdays } from '#domain/places/places.ts'
import type { VisitSpan } from './consultation-life.ts'
import { overlaps } from './visit-slots.ts'

/** A part of a day in Korea, HH:MM to HH:MM. */
export type DayPart = { from: string; to: string }

/** Where a clinic answers: on the page of the request, or by its own mail alone. */
export const answerWays = ['here', 'by_mail'] as const
export type AnswerWay = (typeof answerWays)[number]

/** When a clinic sees patients, and how it answers. */
export type VisitSchedule = {
  /** Null: closed. A clinic that keeps no hours is closed on all days, and proposes times by hand. */
  hours: Record<Weekday, DayPart | null>
  /** Of every day, such as lunch. */
  breaks: DayPart[]
  /** Days in Korea. */
  closed: string[]
  slotMinutes: SlotLength
  /** How many patients are seen at the same time. */
  people: number
  answers: AnswerWay
}

/** In minutes. */
export const slotLengths = [15, 20, 30, 45, 60, 90, 120] as const
type SlotLength = (typeof slotLengths)[number]
export const scheduleLimits = { people: 50, breaks: 2, closed: 100 } as const

/** Of a clinic that has entered nothing. */
export const noSchedule: VisitSchedule = {
  hours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
  breaks: [],
  closed: [],
  slotMinutes: 30,
  people: 1,
  answers: 'here',
}

/** A time that one of the clinic's people is not free. */
export type TakenSpan = VisitSpan & { person: number }

const minute = 60_000

export function keepsHours({ hours }: VisitSchedule): boolean {
  return weekdays.some((day) => hours[day] !== null)
}

/**
 * The free times of these days in Korea. A day is made of its date there and converted after that, so that it is the
 * same whoever asks. A time is free where at least one person is.
 */
export function freeSlots(
  schedule: VisitSchedule,
  { days, taken, now }: { days: readonly string[]; taken: readonly TakenSpan[]; now: number },
): VisitSpan[] {
  return days
    .flatMap((date) => slotsOn(schedule, date))
    .filter((slot) => slot.from > now && hasFreePerson(slot, schedule.people, taken))
}

function slotsOn({ hours, breaks, closed, slotMinutes }: VisitSchedule, date: string): VisitSpan[] {
  const open = hours[weekdayOf(date)]
  if (open === null || closed.includes(date)) return []
  const { from, to } = spanOn(date, open)
  const pauses = breaks.map((pause) => spanOn(date, pause))
  const slots: VisitSpan[] = []
  for (let at = from; at + slotMinutes * minute <= to;) {
    const slot = { from: at, to: at + slotMinutes * minute }
    const pause = pauses.find((one) => overlaps(one, slot))
    if (!pause) slots.push(slot)
    // After a break the times begin at its end.
    at = pause ? Math.max(pause.to, at + minute) : slot.to
  }
  return slots
}

function spanOn(date: string, { from, to }: DayPart): VisitSpan {
  return { from: timeOfSeoulMoment({ date, clock: from }), to: timeOfSeoulMoment({ date, clock: to }) }
}

function hasFreePerson(slot: VisitSpan, people: number, taken: readonly TakenSpan[]): boolean {
  return freePerson(slot, people, taken) !== null
}

/** The first of the clinic's people who is free then; null if nobody is. */
export function freePerson(slot: VisitSpan, people: number, taken: readonly TakenSpan[]): number | null {
  const busy = new Set(taken.filter((span) => overlaps(span, slot)).map(({ person }) => person))
  for (let person = 1; person <= people; person += 1) if (!busy.has(person)) return person
  return null
}

/** The times that are nearest to one, in their own order. */
export function nearestSlots(slots: readonly VisitSpan[], wanted: number, count = 3): VisitSpan[] {
  return slots
    .toSorted((one, other) => Math.abs(one.from - wanted) - Math.abs(other.from - wanted) || one.from - other.from)
    .slice(0, count)
    .toSorted((one, other) => one.from - other.from)
}

/** So many days in Korea from a moment on. */
export function koreanDays(from: number, count: number): string[] {
  const first = seoulDay(from)
  return Array.from({ length: count }, (_, nth) => addDays(first, nth))
}

/** A schedule as it was typed. */
export type TypedSchedule = {
  hours: Record<Weekday, DayPart>
  breaks: DayPart[]
  /** Days, one a line. */
  closed: string
  slotMinutes: string
  people: string
  answers: string
}

export type ScheduleField = Weekday | 'breaks' | 'closed' | 'slotMinutes' | 'people' | 'answers'
export type ScheduleMistakes = ScheduleField[]

/** Reads a schedule as it was typed. All fields that are wrong are named. */
export function readSchedule(typed: TypedSchedule): { schedule: VisitSchedule } | { mistakes: ScheduleMistakes } {
  const mistakes: ScheduleMistakes = []
  function part(field: ScheduleField, { from, to }: DayPart): DayPart | null {
    const read = { from: from.trim(), to: to.trim() }
    if (read.from === '' && read.to === '') return null
    if (!isDayPart(read)) mistakes.push(field)
    return read
  }
  const hours = { ...noSchedule.hours }
  for (const day of weekdays) hours[day] = part(day, typed.hours[day])
  const breaks = typed.breaks.slice(0, scheduleLimits.breaks).flatMap((pause) => part('breaks', pause) ?? [])
  const closed = [...new Set(typed.closed.split(/[\s,;]+/).filter(Boolean))].toSorted()
  if (closed.length > scheduleLimits.closed || !closed.every(isCalendarDate)) mistakes.push('closed')
  const slotMinutes = slotLengths.find((length) => String(length) === typed.slotMinutes)
  if (slotMinutes === undefined) mistakes.push('slotMinutes')
  const people = /^\d{1,2}$/.test(typed.people.trim()) ? Number(typed.people) : 0
  if (people < 1 || people > scheduleLimits.people) mistakes.push('people')
  const answers = answerWays.find((way) => way === typed.answers)
  if (answers === undefined) mistakes.push('answers')
  if (mistakes.length > 0 || slotMinutes === undefined || answers === undefined) {
    return { mistakes: [...new Set(mistakes)] }
  }
  return { schedule: { hours, breaks, closed, slotMinutes, people, answers } }
}

/** Whether both are times of a day, and the first is the earlier one. */
export function isDayPart({ from, to }: DayPart): boolean {
  const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
  return clock.test(from) && clock.test(to) && from < to
}
