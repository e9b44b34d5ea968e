import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { readBedNames } from './bed-names.ts'
import { foldBrief } from './brief-text.ts'
import { longestBrief } from './read-brief.ts'

/** The beds of a text, and how often the names of the whole catalogue were gone through for them. */
function readCounted(text: string) {
  let rounds = 0
  const names = {
    ...known.names,
    get names() {
      rounds += 1
      return known.names.names
    },
  }
  const beds = readBedNames(foldBrief(text), [], names).map(({ value }) => value)
  return { beds, rounds }
}

/** As many different words as fit into a brief, each between these. */
function longText(before: string, letters: string, after: string): string {
  const words = Array.from({ length: longestBrief }, (_, at) =>
    Array.from(String(at), (digit) => letters.charAt(Number(digit))).join(''),
  )
  return words
    .map((word) => `${before}Ka${word}${after}`)
    .join(' ')
    .slice(0, longestBrief)
}

const oneName = readCounted('stay in Atlantida').rounds

test('a bed that a brief repeats is looked up once', () => {
  expect(oneName).toBeGreaterThan(0)
  expect(readCounted('stay in Atlantida. '.repeat(100)).rounds).toBe(oneName)
})

test('no more than twelve names are looked up, however many beds a brief tells', () => {
  for (const text of [
    longText('stay in ', 'bdfghjklmn', '.'),
    longText('', '가나다라마바사아자차', ' 숙박').replaceAll('Ka', '카'),
  ])
    expect(readCounted(text).rounds).toBeLessThanOrEqual(12 * oneName)
})

test.each(['stay in ', 'based in ', 'staying near the hotel near '])('%j repeated looks nothing up', (text) => {
  expect(readCounted(text.repeat(longestBrief / text.length)).rounds).toBe(0)
})

test('the twelfth bed of a brief is still read', () => {
  const others = Array.from('bdfghjklmnp', (letter) => `stay in Ka${letter}o.`)
  expect(others).toHaveLength(11)
  expect(readCounted(`${others.join(' ')} Staying near Jamsil`).beds).toEqual(['Jamsil'])
})
