import { z } from 'zod/mini'
import { boundedText } from '#domain/site/bounded-schemas.ts'
import { turning } from '#domain/site/plain-text.ts'
import { isTripLength } from '#domain/trips/answers/trip-dates.ts'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { tripRequestLengths } from '#domain/trips/answers/trip-requests.ts'

// What turns the direction of text would rearrange the subject of a mail.
function line(most: number) {
  return boundedText(most).check(
    z.overwrite((text) =>
      text
        .replaceAll(turning, '')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    ),
  )
}

function lines(most: number) {
  return boundedText(most).check(z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()))
}

const needed = z.refine<string>((given) => given.length > 0, { error: 'missing', abort: true })

/** A request for help to the operator. */
export const tripRequest = z
  .strictObject({
    name: line(tripRequestLengths.name).check(needed),
    email: line(tripRequestLengths.email).check(needed, z.email('malformed')),
    phone: line(tripRequestLengths.phone),
    message: lines(tripRequestLengths.message),
    startDate: calendarDate,
    endDate: calendarDate,
    summary: lines(tripRequestLengths.summary),
    /** Consent to sending all of these fields. */
    consents: z.boolean(),
  })
  .check(z.refine(({ startDate, endDate }) => isTripLength(startDate, endDate), { path: ['endDate'] }))
