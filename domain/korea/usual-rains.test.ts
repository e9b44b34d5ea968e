import { expect, test } from 'vitest'
import { isInRains } from '#domain/korea/usual-rains.ts'

test('the rains of early summer last from the last third of June to late July', () => {
  const dates = ['2027-06-19', '2027-06-20', '2028-07-25', '2027-07-26']
  expect(dates.map(isInRains)).toEqual([false, true, true, false])
})
