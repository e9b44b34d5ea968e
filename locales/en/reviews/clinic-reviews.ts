import type { ReviewOrder } from '#domain/reviews/reviews.ts'
import { dates } from '#locales/en/site/dates.ts'
import { reviewWords } from './review-words.ts'

function day(date: string): string {
  return dates.writeLong(new Date(date))
}

export const clinicReviews = {
  ...reviewWords,
  heading: 'Reviews',
  none: 'No reviews yet',
  rule: 'A review can be written only after a visit to the clinic, and never for a reward.',
  later: 'Reviews load when you are online again.',
  visited: (month: string) => `Visited in ${dates.writeMonth(new Date(`${month}-01`))}`,
  writtenIn: (language: string) => `written in ${language}`,
  edited: (on: string) => `changed on ${day(on)}`,
  noText: 'No text',
  outcome: 'About the result',
  outcomeNote: 'One person’s words. Results differ, and nothing here promises one.',
  answer: (on: string) => `Answer of the clinic, ${day(on)}`,
  report: 'Report',
  reportOf: (month: string) => `Report the review of ${dates.writeMonth(new Date(`${month}-01`))}`,
  order: 'Sort',
  orders: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' } satisfies Record<
    ReviewOrder,
    string
  >,
  more: 'More reviews',
  notLoaded: { title: 'No more reviews were loaded', offline: 'You are offline.', other: 'Please try again.' },
  removed: (count: number) => (count === 1 ? '1 review was removed' : `${count} reviews were removed`),
  removal: (writtenOn: string, removedOn: string, ground: string) =>
    `Written on ${day(writtenOn)}, removed on ${day(removedOn)}: ${ground}.`,
  removalRule: 'A low rating is no reason to remove a review.',
}
