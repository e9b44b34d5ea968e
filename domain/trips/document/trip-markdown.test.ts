import { expect, test } from 'vitest'
import { parseTripMarkdown, plainTripMarkdown, splitTripMarkdown } from './trip-markdown.ts'

function runsOf(text: string) {
  const [block] = parseTripMarkdown(text)
  if (block?.kind !== 'paragraph') throw new Error('expected a paragraph')
  return block.runs.map((run) => `${run.isStrong ? 'strong:' : ''}${run.isEmphasis ? 'em:' : ''}${run.text}`)
}

test('headings, paragraphs and lists are told apart', () => {
  const text = '# Five days\n\nFrom **Monday**\non.\n\n- one\n- two\n\n1. first\n2. second'
  const plain = { isStrong: false, isEmphasis: false }
  expect(parseTripMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, runs: [{ text: 'Five days', ...plain }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'From ', ...plain },
        { text: 'Monday', isStrong: true, isEmphasis: false },
        { text: ' on.', ...plain },
      ],
    },
    { kind: 'list', isOrdered: false, items: [[{ text: 'one', ...plain }], [{ text: 'two', ...plain }]] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'first', ...plain }], [{ text: 'second', ...plain }]] },
  ])
})

test.each([
  ['**a** and *b*', ['strong:a', ' and ', 'em:b']],
  ['***both***', ['strong:em:both']],
  ['5 * 3 * 2', ['5 * 3 * 2']],
  ['a lonely **mark', ['a lonely **mark']],
  [String.raw`an escaped \*star\* and \\`, [String.raw`an escaped *star* and ` + '\\']],
  ['1997. A year within a line', ['1997. A year within a line']],
])('%j is read as the runs %j', (text, runs) => {
  expect(text.startsWith('1997') ? runsOf(`In\n${text}`) : runsOf(text)).toEqual(
    text.startsWith('1997') ? [`In ${runs[0]}`] : runs,
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a link](https://evil.example)',
  '![a picture](https://evil.example/p.png)',
  '<https://evil.example>',
  '[ref]: javascript:alert(1)',
  '```\ncode\n```'.replaceAll('\n', ' '),
  '> quoted',
  '| a | b |',
])('%j is text and nothing else', (text) => {
  expect(runsOf(text)).toEqual([text])
})

test('a text made to be slow is read in time', () => {
  for (const text of [
    '*'.repeat(100_000),
    '**a '.repeat(50_000),
    '\\'.repeat(100_000),
    '- '.repeat(50_000),
    '#'.repeat(100_000),
  ])
    expect(plainTripMarkdown(text)).toBeTypeOf('string')
})

test('the plain words hold no marks', () => {
  expect(plainTripMarkdown('## Day 1\n\n*About* **₩3,000** \\*each\\*\n\n- a\n- b')).toBe(
    'Day 1\n\nAbout ₩3,000 *each*\n\n- a\n- b',
  )
})

test('the words of each day are found by their headings, and what follows is the closing', () => {
  const text =
    '# Trip\n\nIntro.\n\n## Day 1\n\nOne.\n\n## Day 2\n\nTwo.\n\n## Left out\n\n- x\n\n## Before you go\n\nLast.'
  expect(splitTripMarkdown(text, 2)).toEqual({
    intro: '# Trip\n\nIntro.',
    days: ['## Day 1\n\nOne.', '## Day 2\n\nTwo.'],
    closing: '## Left out\n\n- x\n\n## Before you go\n\nLast.',
  })
  expect(splitTripMarkdown('', 2)).toEqual({ intro: '', days: [], closing: '' })
})
