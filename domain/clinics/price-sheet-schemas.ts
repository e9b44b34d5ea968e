import * as z from 'zod/mini'
import { calendarDate } from '#domain/korea/date-schemas.ts'
import { link } from '#domain/places/fact-schemas.ts'
import { clinicLimits } from './clinics.ts'
import { type ClinicPrice, mostPrices, mostSessions, mostWon, priceTaxes, priceUnits } from './price-sheets.ts'

const won = z.int().check(z.gte(0), z.lte(mostWon))
const line = z.string().check(z.trim(), z.maxLength(clinicLimits.line))

const price = z
  .strictObject({
    procedure: z.string().check(z.trim(), z.minLength(1), z.maxLength(clinicLimits.line)),
    fromWon: won,
    toWon: z.nullable(won),
    unit: z.enum(priceUnits),
    sessions: z.nullable(z.int().check(z.gte(1), z.lte(mostSessions))),
    includes: line,
    tax: z.enum(priceTaxes),
    refund: line,
    statedOn: calendarDate,
    source: z.union([z.literal(''), link]),
  })
  .check(
    z.refine(({ fromWon, toWon }) => toWon === null || toWon >= fromWon, {
      error: 'the higher price comes second',
      path: ['toWon'],
    }),
  )

export const clinicPrices = z
  .array(price)
  .check(z.maxLength(mostPrices), z.refine(isWithoutRepeats, 'each price only once'))

type WithPrices = { prices: readonly ClinicPrice[]; procedures: readonly string[] }

/** Each price is for a procedure that the clinic lists. */
export const pricesOfProcedures = z.check<WithPrices>(({ value: { prices, procedures }, issues }) => {
  const listed = new Set(procedures.map((procedure) => procedure.toLowerCase()))
  for (const [nth, { procedure }] of prices.entries()) {
    if (listed.has(procedure.toLowerCase())) continue
    const message = 'a procedure that the clinic does not list'
    issues.push({ code: 'custom', path: ['prices', nth, 'procedure'], message, input: procedure })
  }
})

function isWithoutRepeats(prices: readonly ClinicPrice[]): boolean {
  const keys = prices.map(({ procedure, unit, sessions }) => `${procedure.toLowerCase()} ${unit} ${sessions}`)
  return new Set(keys).size === keys.length
}
