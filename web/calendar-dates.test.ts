import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { readTypedDate } from '#web/ui/dates/typed-date.ts'

// web/ui may not import the domain, so what a day is stands in two places; here they are held together.
test('the date field and the domain call the same texts a day', () => {
  const part = (longest: number) =>
    fc.integer({ min: 0, max: longest }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), part(13), part(32), (year, month, day) => {
      const text = `${year}-${month}-${day}`
      expect(readTypedDate(text).kind === 'date').toBe(isCalendarDate(text))
    }),
    { numRuns: 1000 },
  )
})
