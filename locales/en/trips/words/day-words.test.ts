import { expect, test } from 'vitest'
import type { StoryDay } from '#domain/trips/plan/trip-story.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { storyOf } from '#testing/trips/trip-words.ts'
import { motifsOf } from './day-motifs.ts'
import { writeTripWords } from './write-trip-words.ts'

/** The story of a trip whose places of the first day have these facts, in their order. */
function storyWith(facts: readonly Partial<TripPlace>[]) {
  const document = plainTrip()
  for (const [index, { placeId }] of (document.plan.days[0]?.stops ?? []).entries())
    Object.assign(document.places[placeId ?? ''] ?? {}, facts[index])
  return storyOf(document)
}

function firstDay(facts: readonly Partial<TripPlace>[]): StoryDay {
  const [day] = storyWith(facts).days
  if (!day) throw new Error('expected a day')
  return day
}

function motifOf(en: string, kind: TripPlace['kind'] = 'attraction'): string | undefined {
  const { stops } = firstDay([{ kind, name: { en, ko: '' } }])
  return motifsOf({ stops: stops.slice(0, 1) }, new Map())[0]
}

test('what ends like the name of a hill is one only where it is a sight and no town', () => {
  for (const name of ['Gyeongju Namsan', 'Hallasan National Park', 'Yeongsil Trail, Hallasan', 'Manisan on Ganghwa'])
    expect([name, motifOf(name)]).toEqual([name, 'a hill'])
  expect(motifOf('Dosan Park')).toBe('a park')
  expect(motifOf('World Flower Garden in Asan')).toBe('a garden')
  expect(motifOf('Lotte World Adventure Busan')).toBe('rides')
  expect(motifOf('Chahong Ardor Atelier Dosan', 'beauty')).toBe('skincare')
  expect(motifOf('Seonjeongneung Royal Tombs')).toBe('old tombs')
})

test('a day is said to lie in one quarter only where every stop does', () => {
  const told = /all day|All of it lies|a day for Insadong/u
  expect(writeTripWords(storyWith([])).days[0]?.prose).toMatch(told)
  const last = firstDay([]).stops.length - 1
  const away = Array.from({ length: last + 1 }, (_, index) => (index === last ? { area: 'Hongdae' as const } : {}))
  expect(writeTripWords(storyWith(away)).days[0]?.prose).not.toMatch(told)
})

test('what is paid at a hairdresser is no entry, and a place without hours is named once', () => {
  const story = storyWith([{ kind: 'beauty' }])
  const [day] = story.days
  const [first] = day?.stops ?? []
  if (!day || !first) throw new Error('expected a stop')
  const twice = [first, first].map((stop) => ({ ...stop, hours: 'unknown' as const, cost: 9000 }))
  const note = writeTripWords({ ...story, days: [{ ...day, stops: twice, money: { ...day.money, entries: 9000 } }] })
    .days[0]?.note
  expect(note).toContain('₩9,000 for entries and the rest')
  expect(note).toContain('No hours are known for The sight-0 house.')
})

test('of a vegan kitchen nobody says that it has dishes without meat', () => {
  const vegan = { description: 'A vegan table in Seongsu.', tags: ['vegan', 'vegetarian'] } as const
  const facts = Array.from({ length: 3 }, () => ({ ...vegan, tags: [...vegan.tags] }))
  expect(writeTripWords(storyWith(facts)).days[0]?.prose).not.toContain('without meat')
  const plain = Array.from({ length: 3 }, () => ({ description: 'A table in Seongsu.', tags: [...vegan.tags] }))
  expect(writeTripWords(storyWith(plain)).days[0]?.prose).toContain('It has vegan dishes.')
})

test('a name is followed by what the place is, and never by a person or by what a museum shows', () => {
  const prose = (en: string, description: string) => {
    const facts = Array.from({ length: 9 }, () => ({ name: { en, ko: '' }, description }))
    return writeTripWords(storyWith(facts)).days[0]?.prose ?? ''
  }
  expect(prose('Haeju Museum', 'A museum of the sea.')).toMatch(/\*\*[^.]*: a museum of the sea|\*\*, a museum/u)
  expect(prose('Haeju Museum', 'A dinosaur in the hall, and stones.')).not.toMatch(/[,:] a dinosaur|is a dinosaur/u)
  expect(prose('Somok Garden', 'A scholar who had left the court made this garden.')).not.toMatch(/[,:] a scholar/u)
  expect(prose('Somok Tomb', 'The tomb of the king who made our letters.')).toMatch(/[,:] the tomb|is the tomb/u)
})
