import * as z from 'zod'
import {
  answerWays,
  isDayPart,
  scheduleLimits,
  slotLengths,
  type VisitSchedule,
} from '#domain/consultations/visit-schedules.ts'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { contactEditors } from '#server/consultations/clinic/clinic-contacts.ts'
import type { Schedules } from './schedules.ts'

const one = z.strictObject({ id: z.coerce.number<string | number>().int().positive() })
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const part = z.strictObject({ from: clock, to: clock }).refine(isDayPart)
const day = part.nullable()

const schedule = z.strictObject({
  hours: z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }),
  breaks: z.array(part).max(scheduleLimits.breaks),
  closed: z.array(z.string().refine(isCalendarDate)).max(scheduleLimits.closed),
  slotMinutes: z.literal(slotLengths),
  people: z.int().min(1).max(scheduleLimits.people),
  answers: z.enum(answerWays),
}) satisfies z.ZodType<VisitSchedule>

/** Routes with which administrators say when a clinic sees patients. */
export function describeScheduleRoutes(schedules: Schedules) {
  return [
    describeRoute({
      name: 'readVisitSchedule',
      method: 'GET',
      path: '/api/clinics/:id/visit-schedule',
      who: contactEditors,
      params: one,
      answer: schedule,
      handle: ({ params, ...by }) => schedules.read(by, params.id),
    }),
    describeRoute({
      name: 'writeVisitSchedule',
      method: 'PUT',
      path: '/api/clinics/:id/visit-schedule',
      who: contactEditors,
      params: one,
      body: schedule,
      limit: { limit: 300, windowSeconds: 300 },
      problems: { 'clinics.not_found': null, 'consultations.contact_of_sample': null },
      answer: schedule,
      handle: async ({ params, body, ...by }) => {
        await schedules.write(by, params.id, body)
        return body
      },
    }),
  ]
}
