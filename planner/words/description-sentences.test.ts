import { expect, test } from 'vitest'
import { sentencesOf, suitsMonth, suitsWeekday } from './description-sentences.ts'

test.each([
  ['One. Two.', ['One.', 'Two.']],
  ['A house by J. S. Kim. It is small.', ['A house by J. S. Kim.', 'It is small.']],
  ['Opened in 1937. 120 rooms.', ['Opened in 1937.', '120 rooms.']],
  ['“Stay.” Says the sign.', ['“Stay.”', 'Says the sign.']],
  ['  Spaces\nand lines  ', ['Spaces and lines']],
  ['No end', ['No end']],
  ['', []],
])('%j has the sentences %j', (description, sentences) => {
  expect(sentencesOf(description)).toEqual(sentences)
})

test.each([
  ['Cherry trees hang over it in April.', '2027-04-03', true],
  ['Cherry trees hang over it in April.', '2027-01-11', false],
  ['It is a cool walk in summer and full of lanterns in November.', '2027-08-09', true],
  ['It is a cool walk in summer and full of lanterns in November.', '2027-01-11', false],
  ['In winter the pond freezes.', '2027-12-31', true],
  ['The movement of 1 March 1919 began here.', '2027-01-11', true],
  ['You may enter.', '2027-01-11', true],
  ['The Christmas film is seen best from the far side.', '2027-08-09', false],
  ['At the end of the year its front becomes a film.', '2027-12-09', true],
  ['Made in Maytown.', '2027-01-11', true],
])('%j on %s: %j', (sentence, date, isTold) => {
  expect(suitsMonth(sentence, date)).toBe(isTold)
})

test.each([
  ['At weekends the line is long.', '2027-05-04', false],
  ['At weekends the line is long.', '2027-05-08', true],
  ['A Mass in English is held on Sunday mornings.', '2027-05-07', false],
  ['A Mass in English is held on Sunday mornings.', '2027-05-09', true],
  ['The road is steep.', '2027-05-04', true],
])('%j on %s: %j', (sentence, date, isTold) => {
  expect(suitsWeekday(sentence, date)).toBe(isTold)
})
