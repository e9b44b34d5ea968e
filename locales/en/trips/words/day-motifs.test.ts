import { expect, test } from 'vitest'
import type { StoryPlace } from '#domain/trips/plan/trip-story.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { storyOf } from '#testing/trips/trip-words.ts'
import { motifsOf } from './day-motifs.ts'

function motifOf(name: string): string | undefined {
  const stop = storyOf(plainTrip()).days[0]?.stops.find(({ kind }) => kind === 'attraction')
  if (!stop?.place) throw new Error('the trip has no sight')
  const place: StoryPlace = { ...stop.place, name: { en: name, ko: name }, kind: 'attraction', tags: [] }
  return motifsOf({ stops: [{ ...stop, place }] }, new Map())[0]
}

test.each([
  ['Gyeongbokgung Palace', 'a palace'],
  ['Jongmyo Shrine', 'a shrine'],
  ["Jeoldusan Martyrs' Shrine", 'a church'],
  ['Oreung Tombs', 'old tombs'],
  ['Jinjuseong Fortress', 'an old wall'],
  ['Cheonggyecheon Stream', 'a stream'],
  ['Suseong Lake', 'a lake'],
  ['Yudalsan', 'a hill'],
  ['Gyeongju Namsan', 'a hill'],
  ['Seoul Sky', 'a view from above'],
  ['Lotte World Adventure', 'rides'],
  ['World Flower Garden in Asan', 'a garden'],
])('a day at %s is one of %s', (name, motif) => {
  expect(motifOf(name)).toBe(motif)
})

test('towns whose names end like a stream, a mountain or a wall are none', () => {
  expect(motifOf('Gamcheon Culture Village')).toBe('side streets')
  for (const name of ['Incheon Chinatown', 'Busan Cinema Center', 'Anseong Farmland', 'Deoksugung Stonewall Walkway'])
    expect(motifOf(name), name).toBeUndefined()
  expect(motifOf('Lotte World Mall')).toBeUndefined()
})
