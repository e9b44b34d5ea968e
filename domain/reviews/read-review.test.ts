import { expect, test } from 'vitest'
import { readReview, type TypedReview } from './read-review.ts'
import { canEditReview, canModerateReviews } from './reviews.ts'

const typed: TypedReview = {
  rating: '4',
  price: 'as_quoted',
  spoken: 'easy',
  waiting: '',
  pressure: 'none',
  language: 'en',
  experience: ' Kind and quick.\r\nThe price was as told. ',
  outcome: '',
  agrees: 'yes',
}

test('a review is a rating with what was said of the visit, and silence where nothing was said', () => {
  expect(readReview(typed)).toEqual({
    review: {
      rating: 4,
      price: 'as_quoted',
      spoken: 'easy',
      waiting: null,
      pressure: 'none',
      language: 'en',
      experience: 'Kind and quick.\nThe price was as told.',
      outcome: '',
    },
  })
})

test.each([
  ['no rating', { rating: '' }, { rating: 'missing' }],
  ['a rating above five', { rating: '5.1' }, { rating: 'wrong' }],
  ['no star', { rating: '0' }, { rating: 'wrong' }],
  ['half a star', { rating: '4.5' }, { rating: 'wrong' }],
  ['a rating with an exponent', { rating: '1e1' }, { rating: 'wrong' }],
  ['an answer of its own', { pressure: 'enormous' }, { pressure: 'wrong' }],
  ['the name of what every object has', { price: 'constructor' }, { price: 'wrong' }],
  ['a language that is none', { language: 'xx' }, { language: 'wrong' }],
  ['a text of 100 kB', { experience: 'x'.repeat(100_000) }, { experience: 'too_long' }],
  ['an address of a page', { experience: 'See HTTPS://spam.example' }, { experience: 'link' }],
  ['an address without a protocol', { outcome: 'www.spam.example' }, { outcome: 'link' }],
  ['an address of a mailbox', { outcome: 'write to me@spam.example' }, { outcome: 'link' }],
  ['a zero character', { experience: 'a\0b' }, { experience: 'wrong' }],
  ['half of a character', { outcome: '\ud800' }, { outcome: 'wrong' }],
  ['no consent', { agrees: '' }, { agrees: 'missing' }],
])('a review with %s is refused at its field', (_what, change, mistakes) => {
  expect(readReview({ ...typed, ...change })).toEqual({ mistakes })
})

test('characters that turn the words of a page around are left out', () => {
  expect(readReview({ ...typed, experience: 'Kind\u202E and\u2066 quick.' })).toMatchObject({
    review: { experience: 'Kind and quick.' },
  })
})

test('a script is only a text, and stays as it was typed', () => {
  const experience = '<script>alert(1)</script>'
  expect(readReview({ ...typed, experience })).toMatchObject({ review: { experience } })
})

test('a review is changed for fourteen days, and moderated by administrators with a second factor alone', () => {
  const day = 24 * 3_600_000
  expect([canEditReview(0, 14 * day - 1), canEditReview(0, 14 * day)]).toEqual([true, false])
  expect(canModerateReviews({ kind: 'admin', userId: 'u', assurance: 'aal2' })).toBe(true)
  expect(canModerateReviews({ kind: 'admin', userId: 'u', assurance: 'aal1' })).toBe(false)
  expect(canModerateReviews({ kind: 'member', userId: 'u', assurance: 'aal2' })).toBe(false)
  expect(canModerateReviews({ kind: 'visitor' })).toBe(false)
})
