import { expect, test } from 'vitest'
import { guessPassword } from './guess-password.ts'

test('a common password, a row of keys and one’s own name are weak, each with its advice', () => {
  expect(guessPassword('Password1!', [])).toEqual({ level: 1, advice: 'common' })
  expect(guessPassword('poiuytr', []).advice).toBe('pattern')
  const mina = guessPassword('minaokafor1', ['Mina Okafor', 'mina@example.com'])
  expect(mina.level).toBeLessThan(2)
  expect(mina.advice).toBe('personal')
})

test('four words that nobody else would put together are strong and need no advice', () => {
  expect(guessPassword('four tall pines swaying', ['Mina Okafor'])).toEqual({ level: 4, advice: null })
})

test('a password of a thousand characters is read as far as it matters', () => {
  expect(guessPassword('a'.repeat(5000), []).level).toBeLessThan(4)
})
