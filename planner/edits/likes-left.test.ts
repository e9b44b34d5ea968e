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
  return withLikesLeft(candidates, likes, {
    others: others.map((other) => ({ row: other, date: '2027-04-08' })),
    present: new Set(present),
    dates: ['2027-04-05', '2027-04-06'],
  })
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

test('new days ask for a blossom that is there on them, though the other days saw its place without', () => {
  const bloom = [{ from: '04-05', to: '04-05', what: 'blossom' }]
  const lake = { ...row('lake', 'Lake'), seasonBest: bloom }
  const late = { ...row('late', 'Late Park'), seasonBest: [{ from: '04-20', to: '04-25', what: 'blossom' }] }
  const asked = (others: (typeof lake)[]) =>
    withLikesLeft(
      [lake, late].map((each, at) => ({ ...candidate(each.id, '', 60 + at), row: each })),
      ['cherry blossoms'],
      {
        others: others.map((other) => ({ row: other, date: '2027-04-08' })),
        present: new Set(),
        dates: ['2027-04-05'],
      },
    ).filter(({ isLiked }) => isLiked)
  expect(asked([late])).toMatchObject([{ row: { id: 'lake' }, likedIn: bloom }])
  expect(asked([{ ...lake, seasonBest: [{ from: '04-08', to: '04-08', what: 'blossom' }] }])).toEqual([])
})
