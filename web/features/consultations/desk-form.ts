import { weekdays } from '#domain/places/places.ts'
import { scheduleLimits, type TypedSchedule, type VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import { proposalLimits, type TypedSlot } from '#domain/consultations/visit-slots.ts'

/** The times that a clinic typed, and those that it chose from its free ones by their beginnings. */
export function readTypedProposal(form: FormData): { chosen: number[]; typed: TypedSlot[] } {
  return {
    chosen: form.getAll('free').map(Number).filter(Number.isSafeInteger),
    typed: Array.from({ length: proposalLimits.slots }, (_, place) => ({
      date: read(form, `date${place}`),
      clock: read(form, `clock${place}`),
    })),
  }
}

export function readTypedSchedule(form: FormData): TypedSchedule {
  const part = (name: string) => ({ from: read(form, `${name}-from`), to: read(form, `${name}-to`) })
  return {
    hours: {
      mon: part('mon'),
      tue: part('tue'),
      wed: part('wed'),
      thu: part('thu'),
      fri: part('fri'),
      sat: part('sat'),
      sun: part('sun'),
    },
    breaks: Array.from({ length: scheduleLimits.breaks }, (_, place) => part(`break${place}`)),
    closed: read(form, 'closed'),
    slotMinutes: read(form, 'slotMinutes'),
    people: read(form, 'people'),
    answers: read(form, 'answers'),
  }
}

/** A stored schedule as the form shows it. */
export function typeSchedule({ hours, breaks, closed, slotMinutes, people, answers }: VisitSchedule): TypedSchedule {
  const typed = { ...readTypedSchedule(new FormData()), closed: closed.join('\n'), answers }
  for (const day of weekdays) typed.hours[day] = hours[day] ?? { from: '', to: '' }
  typed.breaks = typed.breaks.map((none, place) => breaks[place] ?? none)
  return { ...typed, slotMinutes: String(slotMinutes), people: String(people) }
}

function read(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
