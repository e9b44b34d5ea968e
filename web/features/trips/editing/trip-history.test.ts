import { expect, test } from 'vitest'
import { addChange, goBack, goForward, type History, noHistory } from './trip-history.ts'

const none: History<string> = noHistory

test('a change can be undone and redone', () => {
  const back = goBack(addChange(none, 'a'), 'b')
  expect(back?.state).toBe('a')
  expect(goForward(back?.history ?? none, 'a')).toEqual({ state: 'b', history: { past: ['a'], future: [] } })
})

test('several changes are undone from the last to the first', () => {
  const history = addChange(addChange(none, 'a'), 'b')
  const once = goBack(history, 'c')
  const twice = goBack(once?.history ?? none, once?.state ?? '')
  expect([once?.state, twice?.state, twice?.history.future]).toEqual(['b', 'a', ['b', 'c']])
  expect(goBack(twice?.history ?? none, 'a')).toBeNull()
})

test('a new change forgets what was undone', () => {
  const back = goBack(addChange(none, 'a'), 'b')
  expect(goForward(addChange(back?.history ?? none, 'a'), 'c')).toBeNull()
})

test('only the last fifty steps are kept', () => {
  let history = none
  for (let step = 0; step < 80; step += 1) history = addChange(history, `${step}`)
  expect([history.past.length, history.past[0]]).toEqual([50, '30'])
})

test('without changes there is nothing to undo or redo', () => {
  expect([goBack(none, 'a'), goForward(none, 'a')]).toEqual([null, null])
})
