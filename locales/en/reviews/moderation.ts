import { clinicReviews } from './clinic-reviews.ts'

/** The page on which administrators moderate reviews. */
export const reviewModeration = {
  ...clinicReviews,
  title: 'Reviews',
  korean: '후기 관리',
  lead: 'Words about results wait here until you show or refuse them. A whole review is removed only on a ground below.',
  needsScripts: 'Moderating reviews needs JavaScript. Turn it on in your browser and reload the page.',
  visitor: { text: 'Administrators moderate reviews here. Log in to continue.', logIn: 'Log In' },
  member: 'This page is for administrators. Ask the operator of this guide for access.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'Log in with the code from your app to moderate reviews.',
    link: 'Open the settings',
  },
  states: { label: 'Show reviews', waiting: 'Waiting', shown: 'All' },
  list: {
    waiting: 'Reviews whose words about the result wait',
    shown: 'All reviews',
    noneWaiting: 'Nothing waits.',
    noneShown: 'No reviews yet.',
    loadFailed: 'The reviews could not be loaded.',
    earlier: 'Older reviews',
  },
  outcomeStates: { waiting: 'Waiting', shown: 'Shown', refused: 'Not shown' },
  show: 'Show These Words',
  refuse: 'Do Not Show',
  removeAnswer: 'Remove the clinic’s answer',
  remove: 'Remove the review',
  ground: 'Ground',
  chooseGround: 'Choose a ground',
  removeNow: 'Remove for Good',
  isRemoved: 'Removed. The page of the clinic says so, with the ground.',
  refused: {
    title: 'The review was not changed',
    offline: 'There is no connection. Check it and try again.',
    other: 'Please try again.',
  },
}
