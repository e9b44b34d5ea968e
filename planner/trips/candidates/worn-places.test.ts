import { expect, test } from 'vitest'
import { isOfWorn, orderOfWorn } from './worn-places.ts'

const rental = { id: 'hanbok-rental-gyeongbokgung', must: true }
const palace = { id: 'gyeongbokgung' }

test('a hanbok that was asked for is put on before its palace, on the same day', () => {
  expect(orderOfWorn([rental, palace])).toEqual([{ before: rental.id, after: palace.id, minDays: 0, maxDays: 0 }])
})

test('a palace needs no hanbok that nobody asked for, and a hanbok without its palace has no order', () => {
  expect(orderOfWorn([{ ...rental, must: false }, palace])).toEqual([])
  expect(orderOfWorn([rental])).toEqual([])
})

test('the order of a day depends on a rental and on where it is worn', () => {
  expect([rental, palace, { id: 'deoksugung' }].map(isOfWorn)).toEqual([true, true, false])
})
