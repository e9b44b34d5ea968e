import { expect, test } from 'vitest'
import { ingredients } from './dishes.ts'
import { phraseGroups, tablePhrases } from './table-phrases.ts'

test('every phrase has an id of its own and a group, and every group has phrases', () => {
  expect(new Set(tablePhrases.map(({ id }) => id)).size).toBe(tablePhrases.length)
  expect([...new Set(tablePhrases.map(({ group }) => group))]).toEqual([...phraseGroups])
})

test('every phrase is Hangul in whole, polite sentences', () => {
  for (const { id, ko } of tablePhrases) {
    expect([id, /^[가-힣0-9 ,.?]+$/u.test(ko)]).toEqual([id, true])
    for (const sentence of ko.match(/[^.?]+[.?]/gu) ?? [''])
      expect([id, sentence]).toEqual([id, expect.stringMatching(/요[.?]$/u)])
    expect([id, /[.?]$/u.test(ko)]).toEqual([id, true])
  }
})

test('for every ingredient there is a phrase that speaks of it', () => {
  const said = new Set(tablePhrases.flatMap(({ about }): readonly string[] => about))
  expect(ingredients.filter((ingredient) => !said.has(ingredient))).toEqual([])
})
