import { expect, test } from 'vitest'
import { known } from '#testing/builders/read-steps.ts'
import { readBrief } from '#domain/wishes/brief/read-brief.ts'

function askOf(text: string): unknown {
  return readBrief(`Seoul 3 to 9 May 2027, gardens. ${text}`, known).question
}

test.each([
  ['See Narnia, falconry before our ferry', 'falconry before our ferry'],
  ['Falconry, archery, two rooms near Narnia', 'rooms near Narnia'],
  ['Falconry, archery, no onion', 'onion'],
  ['Falconry, archery, stitches out', 'stitches'],
  ['Falconry, archery. I am free from noon on 20 May', 'free from noon'],
  ['Falconry, archery, we want to see Narnia', 'Narnia'],
  ['Falconry, archery, a view from a castle', 'view from a castle'],
  ['Falconry and archery', 'Falconry and archery'],
  ['매사냥, 낮잠 없이', '낮잠'],
])('%j is asked about %j first, because it decides most', (text, words) => {
  expect(askOf(text)).toEqual({ ask: 'words', words })
})

test('how one travels, and who one is, is not asked about', () => {
  expect(askOf('Falconry')).toEqual({ ask: 'words', words: 'Falconry' })
  expect(askOf('Public transport, we are two nurses from Kew')).toBeNull()
})
