import { expect, test } from 'vitest'
import { judgeTours } from './toptw-referee.ts'
import type { Instance } from './toptw.ts'

/** The base in the middle, a point 10 to the east and one 10 to the west. */
const instance: Instance = {
  digits: 1,
  points: [
    { x: 0, y: 0, service: 0, score: 0, from: 0, to: 50 },
    { x: 10, y: 0, service: 5, score: 3, from: 20, to: 30 },
    { x: -10, y: 0, service: 5, score: 4, from: 0, to: 45 },
  ],
}

test('the score of tours is that of their points', () => {
  expect(judgeTours(instance, [[1], [2]])).toBe(7)
})

test('a tour that is back after the end of the day is refused', () => {
  expect(judgeTours(instance, [[1, 2]])).toBe('the tour 1 2 is back at 60, and the day ends at 50')
})

test('a service that begins after the closing is refused', () => {
  expect(judgeTours(instance, [[2, 1]])).toBe('1 begins at 35, and closes at 30')
})

test('a point in two tours is refused', () => {
  expect(judgeTours(instance, [[1], [1]])).toBe('1 is visited twice')
})

test('the base is no point to visit, nor is a number that the file does not have', () => {
  expect(judgeTours(instance, [[0]])).toBe('0 is no point to visit')
  expect(judgeTours(instance, [[3]])).toBe('3 is no point to visit')
})
