import { expect, test } from 'vitest'
import { wearFrom } from './worn-places.ts'

const rental = { id: 'hanbok-rental-gyeongbokgung', location: 4 }
const palace = { id: 'gyeongbokgung', location: 7 }

test('in a hanbok one goes to its palace, and without the palace anywhere', () => {
  expect([...wearFrom([palace, { id: 'deoksugung', location: 2 }, rental])]).toEqual([[4, 7]])
  expect([...wearFrom([rental])]).toEqual([])
  expect([...wearFrom([palace])]).toEqual([])
})
