import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function unreadOf(text: string): string[] {
  return readBrief(text, known).notUnderstood.map(({ words }) => words)
}

test.each([
  'small cafes, cheap guesthouses and luxury shopping',
  'a really pretty hanok',
  'Four mates, very fit: hiking',
  '예쁜 카페, 작은 서점',
  'おしゃれなカフェ、安いゲストハウス',
  '便宜的青旅',
])('%j leaves nothing open, because an adjective goes with its noun', (text) => {
  expect(unreadOf(text)).toEqual([])
})

test.each([
  ['small falconries', 'small falconries'],
  ['science museums', 'science'],
  ['작은 매사냥터', '매사냥터'],
  ['かわいい恐竜', 'かわいい恐竜'],
])('of %j the words %j are still to be understood', (text, words) => {
  expect(unreadOf(text)).toEqual([words])
})
