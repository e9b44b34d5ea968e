import { expect, test } from 'vitest'
import { tablePhraseIds } from '#domain/food/table-phrases.ts'
import { preferenceValues } from '#domain/site/settings.ts'
import { allergens, allergyTo, changeNeeds, isAllergy, dietChoices, sortDiets, splitOwnWords } from './needs.ts'
import { emptySteps } from './trip-drafts.ts'
import { mobilities } from './trips.ts'

test('diets are sorted into those that step 2 offers, allergies, and the traveller’s own words', () => {
  expect(sortDiets(['Halal', 'nuts allergy', 'no onions', 'no-beef', 'kiwi allergy'])).toEqual({
    choices: ['halal', 'no-beef'],
    allergens: ['nuts'],
    others: ['no onions', 'kiwi allergy'],
  })
  expect(sortDiets(undefined)).toEqual({ choices: [], allergens: [], others: [] })
})

test('the preferences offer the diets and the mobilities of step 2', () => {
  expect(preferenceValues.diet).toEqual(['open', ...dietChoices])
  expect(preferenceValues.mobility).toEqual(['open', ...mobilities])
})

test('each allergy that step 2 offers is an allergy, and has a sentence in Korean on the card for the table', () => {
  for (const allergen of allergens) {
    expect(isAllergy(allergyTo(allergen))).toBe(true)
    expect(tablePhraseIds).toContain(`allergy-${allergen}`)
  }
})

test.each(['vegan', 'no-pork', 'no onions', 'low salt'])('%j is no allergy', (entry) => {
  expect(isAllergy(entry)).toBe(false)
})

test.each(['allergic to kiwi', 'coeliac', 'celiac disease', '땅콩 알레르기', 'えびアレルギー', '花生过敏', '海鮮過敏'])(
  '%j is an allergy',
  (entry) => {
    expect(isAllergy(entry)).toBe(true)
  },
)

test('own words are split at commas, without repeats, within the limits of a request', () => {
  expect(splitOwnWords(' museums, raw fish；crowds、 ,museums')).toEqual(['museums', 'raw fish', 'crowds'])
  expect(splitOwnWords('x'.repeat(100))).toEqual(['x'.repeat(60)])
  expect(splitOwnWords(Array.from({ length: 30 }, (_, index) => `word ${index}`).join(','))).toHaveLength(20)
})

test('a need that says nothing is left out of the answers, and the others stay', () => {
  const vegan = changeNeeds(emptySteps.step2, { diet: ['vegan'], firstTime: false })
  expect(vegan).toEqual({ ...emptySteps.step2, diet: ['vegan'], firstTime: false })
  expect(changeNeeds(vegan, { car: false, firstTime: undefined })).toEqual({
    ...emptySteps.step2,
    diet: ['vegan'],
    car: false,
  })
  expect(changeNeeds(vegan, { diet: [] })).toEqual({ ...emptySteps.step2, firstTime: false })
  expect(changeNeeds(vegan, { diet: [], firstTime: undefined })).toEqual(emptySteps.step2)
})
