import { expect, test } from 'vitest'
import { judge } from './verdict.ts'

test('a rule that tests nothing has held', () => {
  expect(judge('open', () => {})).toEqual({
    rule: 'open',
    held: true,
    count: 0,
    onUnverifiedFacts: 0,
    violations: [],
    broken: [],
  })
})

test('every test counts, whether it holds or not, and one that does not breaks the rule', () => {
  const verdict = judge('open', (tally) => {
    tally.test(true, () => 'never said')
    tally.test(false, () => 'The door is shut.')
    tally.test(true, () => 'never said')
  })
  expect(verdict).toMatchObject({ held: false, count: 3, violations: ['The door is shut.'] })
})

test('tests on unverified facts are counted apart, those that hold as well', () => {
  const verdict = judge('budget', (tally) => {
    tally.test(true, () => '', true)
    tally.test(false, () => '', true)
    tally.test(true, () => '', false)
  })
  expect(verdict).toMatchObject({ count: 3, onUnverifiedFacts: 2 })
})

test('a traveller is told of the rule alone, or what is said of the violation, with its day', () => {
  const { broken } = judge('pace', (tally) => {
    tally.test(false, () => 'one')
    tally.test(
      false,
      () => 'two',
      false,
      () => ({ code: 'no_cafe' }),
    )
    tally.test(
      false,
      () => 'three',
      false,
      () => ({ code: 'no_cafe', day: 0 }),
    )
  })
  expect(broken).toEqual([
    { rule: 'pace', day: null, code: 'rule' },
    { rule: 'pace', day: null, code: 'no_cafe' },
    { rule: 'pace', day: 0, code: 'no_cafe' },
  ])
})

test('a rule that holds writes no sentences', () => {
  const refuse = () => {
    throw new Error('nothing to say')
  }
  expect(judge('pace', (tally) => tally.test(true, refuse, false, refuse)).held).toBe(true)
})
