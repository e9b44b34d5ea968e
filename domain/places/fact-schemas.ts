import * as z from 'zod/mini'
import { koreaBox } from '#domain/korea/korea-box.ts'
import { type Weekday, weekdays } from './places.ts'

// Schemas that places and clinics share.

export const latitude = z.number().check(z.gte(koreaBox.south), z.lte(koreaBox.north))
export const longitude = z.number().check(z.gte(koreaBox.west), z.lte(koreaBox.east))

export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const openIntervals = z
  .array(
    z.readonly(
      z
        .tuple([clock, clock])
        .check(z.refine(([from, to]) => from !== to || from === '00:00', 'a time says an hour twice')),
    ),
  )
  .check(z.maxLength(6))

const everyWeekday = z.strictObject(
  // Object.fromEntries forgets the keys' type; they are exactly the weekdays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(weekdays.map((day) => [day, openIntervals])) as Record<Weekday, typeof openIntervals>,
)

export const openingHours = z.nullable(z.union([everyWeekday, z.literal('24h')]))

/** A URL that is safe as a link target: http or https, never a script. */
export const link = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(1000),
  // A user name before the host is misleading: https://palace.example@elsewhere.example
  z.refine((value) => !/^https?:\/\/[^/]*@/i.test(value), 'an address carries no user name'),
)

/** The URL of a public page. Only https is allowed. */
const httpsLink = link.check(z.refine((value) => value.startsWith('https://'), 'an address with https'))

/** A public page that was read: its URL, publisher, the date of reading, and the date on the page. */
export const factSource = {
  address: httpsLink,
  publisher: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  readOn: z.iso.date(),
  pageDate: z.nullable(z.iso.date()),
}

/** For facts without public pages: checked facts have a source and a date, and recalled facts have neither. */
export const isSourced = z.refine<{ basis: string; source: string | null; checkedOn: string | null }>(
  ({ basis, source, checkedOn }) => [source, checkedOn].every((given) => (given !== null) === (basis === 'checked')),
  'checked facts name their source and day; recalled facts have neither',
)
