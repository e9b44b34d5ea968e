import { expect, test } from 'vitest'
import { readSteps } from '#testing/builders/read-steps.ts'

test.each<[text: string, car: boolean | undefined]>([
  ['Jeju 12-16 June 2027, we rent a car', true],
  ["We'll be driving, Jeju 12-16 June 2027", true],
  ['제주 렌트카 여행 2027년 6월 12일부터 4박5일', true],
  ['済州島 6月12日から16日、レンタカー借ります', true],
  ['6月12日到16日 济州岛自驾游', true],
  ['Jeju without a car 12-16 June 2027', false],
  ["we don't want to rent a car, Jeju 12-16 June 2027", false],
  ['뚜벅이 제주 여행 2027년 6월 12일부터 4박5일', false],
  ['12-16 June 2027, the cable car of Namsan', undefined],
  ['12-16 June 2027, two hours by car is too long', undefined],
  ['12-16 June 2027, my dad will rent a car, we use public transport', undefined],
])('whether somebody drives: %s', (text, car) => {
  expect(readSteps(text).step2.car).toBe(car)
})
