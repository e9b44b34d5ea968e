import { expect, test } from 'vitest'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { hiddenSign, hidePrivateParts } from './private-parts.ts'

const treatments = readTreatmentTable()

test.each([
  ['Write to avery.q@example.com please', 'avery.q@example.com'],
  ['Call +82 10-1234-5678 or come', '+82 10-1234-5678'],
  ['My name is Avery Quill. Palaces', 'Avery Quill'],
  ['제 이름은 김민수 입니다', '김민수'],
  ['rhinoplasty in Gangnam', 'rhinoplasty'],
  ['No botox, but a skin clinic', 'botox'],
  ['압구정에서 보톡스 맞아요', '보톡스'],
  ['想打玻尿酸', '玻尿酸'],
  ['I had surgery in March', 'surgery'],
])('of %j a model does not see %j, and every other letter stays in its place', (text, hidden) => {
  const told = hidePrivateParts(text, treatments)
  expect(told).not.toContain(hidden)
  expect(told).toHaveLength(text.length)
  expect(told).toContain(hiddenSign)
})

test.each([
  '3 to 10 May 2027, kids 3 and 7',
  '2027-05-03 ~ 2027-05-10, 예산 3,000,000원',
  '5月3日から10日、1日6万ウォン',
  'budget 1 500 000 won',
])('dates, ages and money are no contact data: %j', (text) => {
  expect(hidePrivateParts(text, treatments)).toBe(text)
})
