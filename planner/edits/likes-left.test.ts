import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import { withLikesLeft } from './likes-left.ts'

function row(id: string, en: string) {
  return { ...inventRow(id, 0), kind: 'attraction' as const, name: { en, ko: '' } }
}

function candidate(id: string, en: string, score: number): Candidate {
  return { row: row(id, en), kind: 'attraction', score, minutes: 60, cost: 0, isMust: false, because: [] }
}

const candidates = [
  candidate('first', 'First Palace', 90),
  candidate('second', 'Second Palace', 80),
  candidate('fish', 'City Aquarium', 20),
  candidate('sea', 'Sea Aquarium', 60),
]

function left(
  likes: string[],
  { others = [], present = [] }: { others?: ReturnType<typeof row>[]; present?: string[] } = {},
) {
  return withLikesLeft(candidates, likes, { others, present: new Set(present) })
}

test('new days have no more of a kind than the other days leave', () => {
  const palaces = (others: ReturnType<typeof row>[]) =>
    left(['at most 2 palaces'], { others }).flatMap(({ row: { id } }) => (/first|second/u.test(id) ? [id] : []))
  expect(palaces([])).toEqual(['first', 'second'])
  expect(palaces([row('third', 'Third Palace')])).toEqual(['first'])
  expect(palaces([row('third', 'Third Palace'), row('fourth', 'Fourth Palace')])).toEqual([])
})

test('new days ask for what is liked where the other days have none, the place of the plan before a better one', () => {
  const asked = (options: Parameters<typeof left>[1]) =>
    left(['aquariums'], options).flatMap(({ isLiked, row: { id } }) => (isLiked ? [id] : []))
  expect(asked({})).toEqual(['sea'])
  expect(asked({ present: ['fish'] })).toEqual(['fish'])
  expect(asked({ others: [row('other', 'Other Aquarium')] })).toEqual([])
})
