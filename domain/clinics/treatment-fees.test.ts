import { expect, test } from 'vitest'
import { buildStatedPrice } from '#testing/builders/stated-price.ts'
import type { StatedPrice } from './price-sheets.ts'
import { procedures } from './procedures/procedures.ts'
import { feesOf, procedureNamed, sumOfFees } from './treatment-fees.ts'

const price = buildStatedPrice({ procedure: 'Rhinoplasty', fromWon: 3_000_000, toWon: 5_000_000 })
const wanted = procedures.filter(({ english }) => english.includes('rhinoplasty'))
const today = '2026-11-29'

test('the fee of a procedure is the stated price of it, whatever name of it the clinic uses', () => {
  expect(wanted).toHaveLength(1)
  for (const procedure of ['Rhinoplasty', 'rhinoplasty', 'Nose job', '코성형']) {
    const own = { ...price, procedure }
    expect(feesOf([own], wanted, today)).toEqual([own])
  }
})

test('a price of another procedure, or of a special kind of it, is no fee of it', () => {
  for (const procedure of ['Double eyelid surgery', 'Rhinoplasty with rib bone', 'Rhinoplasty, Botox'])
    expect(feesOf([{ ...price, procedure }], wanted, today)).toEqual([])
  expect(procedureNamed('')).toBeNull()
})

test('a price is a fee for a year', () => {
  expect(feesOf([price], wanted, '2027-10-04')).toEqual([price])
  expect(feesOf([price], wanted, '2027-10-05')).toEqual([])
})

test('of several prices the whole treatment goes first, then the fewest sessions, then the highest', () => {
  const session: StatedPrice = { ...price, unit: 'session', fromWon: 9_000_000, toWon: null }
  const three: StatedPrice = { ...price, sessions: 3, toWon: 12_000_000 }
  const dearer = { ...price, procedure: 'Nose job', toWon: 6_000_000 }
  expect(feesOf([session, three, price, dearer], wanted, today)).toEqual([dearer])
  expect(feesOf([session, three], wanted, today)).toEqual([three])
})

test('a range counts by its upper end, and a price that only begins somewhere by that', () => {
  expect(sumOfFees([price, { ...price, toWon: null }, { ...price, toWon: 3_000_000 }])).toBe(11_000_000)
  expect(sumOfFees()).toBe(0)
})
