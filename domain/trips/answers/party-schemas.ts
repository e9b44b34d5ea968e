import { z } from 'zod/mini'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { seoulAreas } from '#domain/places/places.ts'
import { boundedList, boundedText } from '#domain/site/bounded-schemas.ts'
import { clinicClock, type OwnClinic } from './own-clinic.ts'
import {
  dayHours,
  isKeptLength,
  keptLimits,
  mobilities,
  partyLimits,
  airports,
  type KeptHours,
  type TripParty,
  wordLimits,
  trainStations,
} from './trips.ts'

const adults = z.int().check(z.gte(0), z.lte(partyLimits.adults))
const childAges = boundedList(z.int().check(z.gte(0), z.lte(partyLimits.childAge)), partyLimits.children)

/** Who travels, as a device and an account store it. */
export const tripParty: z.ZodMiniType<TripParty> = z.strictObject({
  adults,
  childAges,
  older: z.boolean(),
  mobility: z.nullable(z.enum(mobilities)),
})

/** Who travels, in a request: what is not given is nobody. */
export const askedParty = z.object({
  adults: z._default(adults, 1),
  childAges: z._default(childAges, []),
  older: z._default(z.boolean(), false),
  mobility: z._default(z.nullable(z.enum(mobilities)), null),
})

/** Some words of the traveller's own, such as diets or what is to be avoided. */
export const ownWords = boundedList(
  boundedText(wordLimits.characters).check(z.trim(), z.minLength(1)),
  wordLimits.words,
)

function hourIn([from, to]: readonly [string, string]) {
  return z.string().check(
    z.regex(/^\d\d:[0-5]\d$/u),
    z.refine((time) => time >= from && time <= to),
  )
}

/** When the travellers get up and when they are in bed. */
export const wakeUpTime = hourIn(dayHours.wakeUp)
export const bedTime = hourIn(dayHours.bedtime)

/** An appointment at a clinic of the traveller's own. */
export const ownClinic: z.ZodMiniType<OwnClinic> = z.strictObject({
  at: z.exactOptional(z.string().check(z.regex(clinicClock))),
  area: z.exactOptional(z.enum(seoulAreas)),
})

/** The hours that are kept free. */
export const keptHours: z.ZodMiniType<KeptHours[]> = boundedList(
  z
    .object({
      on: z.nullable(calendarDate),
      from: hourIn(keptLimits.hours),
      to: hourIn(keptLimits.hours),
      at: z.exactOptional(z.enum([...trainStations, ...airports])),
    })
    .check(z.refine(isKeptLength)),
  keptLimits.most,
)
