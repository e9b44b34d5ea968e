import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWord, splitCoordinates } from './typed.ts'

test('a word is added once, whatever its capitals, and never a blank one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 })), (typed) => {
      const words = typed.reduce<string[]>((held, word) => addWord(held, word), [])
      expect(words.every((word) => word.trim() === word && word !== '')).toBe(true)
      expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length)
    }),
  )
})

test('coordinates that are pasted together are two', () => {
  for (const typed of ['37.5, 127.0', ' 37.5,127.0 ', '(37.5, 127.0)', '37.5 127.0']) {
    expect(splitCoordinates(typed)).toEqual({ lat: '37.5', lng: '127.0' })
  }
  for (const typed of ['37.5', '37,5', '37.5, ', 'north']) expect(splitCoordinates(typed)?.lat).not.toBe('37.5')
})
