import { expect, test } from 'vitest'
import { createPhraseDecks } from './phrase-decks.ts'

const phrases = ['a', 'b', 'c', 'd'] as const

function drawn(seed: number, count: number): string[] {
  const decks = createPhraseDecks(seed)
  return Array.from({ length: count }, () => decks.draw('list', phrases))
}

test('every phrase comes before any comes again, and none twice in a row', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const all = drawn(seed, 12)
    for (const round of [all.slice(0, 4), all.slice(4, 8), all.slice(8)]) expect(round.toSorted()).toEqual(phrases)
    for (const [index, phrase] of all.entries()) expect(phrase).not.toBe(all[index + 1])
  }
})

test('the same seed draws the same, and another seed something else', () => {
  expect(drawn(7, 12)).toEqual(drawn(7, 12))
  expect(new Set(Array.from({ length: 20 }, (_, seed) => drawn(seed, 4).join(''))).size).toBeGreaterThan(5)
})

test('lists do not disturb one another, and a list of one has its one', () => {
  const decks = createPhraseDecks(7)
  const alone = Array.from({ length: 4 }, () => {
    decks.draw('other', ['x', 'y'])
    return decks.draw('list', phrases)
  })
  expect(alone).toEqual(drawn(7, 4))
  expect([decks.draw('one', ['only']), decks.draw('one', ['only'])]).toEqual(['only', 'only'])
})
