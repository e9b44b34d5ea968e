import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCp949Decoder } from './cp949.ts'

// As Python's codec of this name has them; the first four are syllables that KS X 1001 does not have.
const known = [
  [0x8141, '갂'],
  [0x8c63, '똠'],
  [0xa041, '잸'],
  [0xc652, '힣'],
  [0xb4de, '달'],
  [0xb0a1, '가'],
  [0xc8fe, '힝'],
  [0xa2e6, '€'],
  [0xcaa1, '伽'],
] as const

test.each(known)('the pair %i is %s', (pair, character) => {
  expect(createCp949Decoder().decode(Uint8Array.of(pair >> 8, pair & 255))).toBe(character)
})

test('each of the 11,172 syllables has one pair of its own', () => {
  const found: string[] = []
  for (let pair = 0x8141; pair <= 0xfdfe; pair += 1) {
    try {
      found.push(createCp949Decoder().decode(Uint8Array.of(pair >> 8, pair & 255)))
    } catch {
      // No pair of this encoding.
    }
  }
  const syllables = found.filter((text) => /^[가-힣]$/u.test(text))
  expect(syllables).toHaveLength(11_172)
  expect(new Set(syllables).size).toBe(11_172)
})

test('it does not matter where the pieces end, in the middle of a pair neither', () => {
  const piece = fc.constantFrom(...known.map(([pair, text]) => ({ bytes: [pair >> 8, pair & 255], text })), {
    bytes: [0x41],
    text: 'A',
  })
  fc.assert(
    fc.property(fc.array(piece), fc.array(fc.nat()), (pieces, places) => {
      const bytes = Uint8Array.from(pieces.flatMap((one) => one.bytes))
      const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted((a, b) => a - b)
      const decoder = createCp949Decoder()
      const read = [...ends, bytes.length].map((end, index, all) =>
        decoder.decode(bytes.subarray(all[index - 1] ?? 0, end), { stream: true }),
      )
      expect(read.join('') + decoder.decode()).toBe(pieces.map(({ text }) => text).join(''))
    }),
  )
})

test.each([[[0x80, 0x41]], [[0xff, 0xff]], [[0xb0]], [[0xb0, 0x20]], [[0xc9, 0xa1]]])('%j is no text', (bytes) => {
  expect(() => createCp949Decoder().decode(Uint8Array.from(bytes))).toThrow(TypeError)
})
