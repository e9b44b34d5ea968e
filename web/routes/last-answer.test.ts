import { expect, test } from 'vitest'
import { createLastAnswer } from './last-answer.ts'

const site = 'https://guide.example'

function askInstead(last: { insteadOf: (request: Request) => string }, address: string) {
  try {
    return last.insteadOf(new Request(site + address))
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const { headers } = thrown
    return [headers.get('location'), headers.get('x-remix-replace'), headers.get('x-remix-reload-document')]
  }
}

test('an answer is shown again under its own address, and another address leads back to it', () => {
  const last = createLastAnswer<string>()
  last.keep('culture', '/?category=culture')
  expect(askInstead(last, '/?category=culture')).toBe('culture')
  expect(askInstead(last, '/?category=nature')).toEqual(['/?category=culture', 'true', null])
})

test('without an answer in this tab the document is asked for', () => {
  expect(askInstead(createLastAnswer<string>(), '/?category=nature')).toEqual([
    `${site}/?category=nature`,
    null,
    'true',
  ])
})
