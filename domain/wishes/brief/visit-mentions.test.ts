import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each([
  ['In 2019 I spent my entire Korea trip in bed', false],
  ['last year i go jeju', false],
  ['No temples, we did all of that in 2023', false],
  ['Last year we wanted to go to Jeju', undefined],
  ['never been to asia before', true],
  ['the 1st time in korea', true],
  ['はじめての韓国', true],
  ['初めての海外', true],
])('%j says of the first time: %s', (text, firstTime) => {
  expect(readSteps(text).step2.firstTime).toBe(firstTime)
})
