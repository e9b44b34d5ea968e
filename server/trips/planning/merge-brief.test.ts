import { expect, test } from 'vitest'
import { mergeBrief } from './merge-brief.ts'

const nothing = { step1: {}, step2: {}, step3: {} }

test('the steps win where both speak, and empty answers say nothing', () => {
  const brief = { ...nothing, step2: { mustVisitPlaces: 'Bulguksa', activityIntensity: 'light' as const } }
  const body = { step2: { mustVisitPlaces: '', activityIntensity: 'packed' } }
  expect(mergeBrief(body, brief).step2).toMatchObject({ mustVisitPlaces: 'Bulguksa', activityIntensity: 'packed' })
})

test('no day has a limit for whoever spoke of no money', () => {
  expect(mergeBrief({}, nothing).step2).toEqual({ dailyBudgetRange: 120_000 })
  expect(mergeBrief({}, { ...nothing, step2: { totalBudget: '$900' } }).step2).toEqual({ totalBudget: '$900' })
  expect(mergeBrief({ step2: { dailyBudgetRange: 40_000 } }, nothing).step2).toEqual({ dailyBudgetRange: 40_000 })
})

test('usual interests are for whoever named none, and what is no step stays for the schemas', () => {
  expect(mergeBrief({}, nothing).step1).toEqual({ selectedInterests: ['culture', 'food', 'nature'] })
  expect(mergeBrief({ step1: { selectedInterests: ['beauty'] } }, nothing).step1).toEqual({
    selectedInterests: ['beauty'],
  })
  expect(mergeBrief({ step2: 'cheap' }, nothing).step2).toBe('cheap')
})

test('a diet of the steps is that of some of the party where the brief says so, and no other one', () => {
  const brief = { ...nothing, step2: { diet: ['vegetarian (some of us)'] } }
  expect(mergeBrief({ step2: { diet: ['vegetarian', 'no-pork'] } }, brief).step2).toMatchObject({
    diet: ['vegetarian (some of us)', 'no-pork'],
  })
  expect(mergeBrief({ step2: { diet: ['vegan'] } }, brief).step2).toMatchObject({ diet: ['vegan'] })
  expect(mergeBrief({}, brief).step2).toMatchObject({ diet: ['vegetarian (some of us)'] })
})
