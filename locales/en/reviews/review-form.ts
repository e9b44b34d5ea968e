import type { ReviewField, ReviewMistake } from '#domain/reviews/read-review.ts'
import { dates } from '#locales/en/site/dates.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { reviewWords } from './review-words.ts'

const texts = {
  missing: '',
  wrong: 'This text has characters that cannot be stored. Type it again',
  link: 'Leave addresses of pages and mailboxes out',
}

const mistakes: Record<ReviewField, Partial<Record<ReviewMistake, string>> & { wrong: string }> = {
  rating: { missing: 'Choose 1 to 5 stars', wrong: 'Choose 1 to 5 whole stars' },
  price: { wrong: 'Choose one of the answers about the price' },
  spoken: { wrong: 'Choose one of the answers about the language' },
  waiting: { wrong: 'Choose one of the answers about the waiting' },
  pressure: { wrong: 'Choose one of the answers about pressure' },
  language: { wrong: 'Choose the language of your words' },
  experience: { ...texts, too_long: `Shorten your words about the visit to ${grouped(2000)} characters` },
  outcome: { ...texts, too_long: `Shorten your words about the result to ${grouped(1000)} characters` },
  agrees: { missing: 'Agree that your review is published', wrong: 'Agree that your review is published' },
}

export const reviewForm = {
  ...reviewWords,
  title: 'Review your visit',
  visit: (clinic: string, month: string) => `${clinic}, ${dates.writeMonth(new Date(`${month}-01`))}`,
  lead: 'Your review helps others to choose. It is shown without your name, with the month of your visit. You can change it for 14 days, and take it back at any time.',
  rating: 'How was the visit?',
  about: 'What the visit was like',
  unsaid: 'Rather not say',
  language: 'Language of your words',
  experience: 'The visit in your words',
  experienceHint:
    'The staff, the price, the rooms, the explanations. Names of others and addresses do not belong here.',
  outcome: 'The result, if you want to say something about it',
  outcomeHint:
    'Apart from the visit: an administrator reads this first, because the law allows few claims about results.',
  agrees: 'This was my own visit, I got nothing for this review, and it may be published here.',
  send: 'Publish the Review',
  change: 'Save the Changes',
  sending: 'Saving…',
  mistakeIn: (field: ReviewField, mistake: ReviewMistake) => mistakes[field][mistake] ?? mistakes[field].wrong,
  published: 'Published',
  yours: 'Your review',
  outcomes: {
    waiting: 'Your words about the result wait for an administrator.',
    shown: 'Your words about the result are shown.',
    refused: 'Your words about the result are not shown: an administrator did not let them through.',
  },
  closed: 'More than 14 days have passed, so it can no longer be changed.',
  withdraw: 'Take it back',
  withdrawal: 'It is deleted for good, and a visit has only one review.',
  withdrawNow: 'Delete My Review',
  withdrawn: 'You took your review back.',
  removed: 'An administrator removed your review. The page of the clinic states the ground.',
  see: 'See the page of the clinic',
  notThere: {
    title: 'There is nothing to review',
    text: 'A visit can be reviewed for 90 days after it, by the link in the mails of its request.',
    clinics: 'See all clinics',
  },
}
