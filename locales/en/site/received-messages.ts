import { dates } from './dates.ts'

/** The page on which administrators read what visitors wrote. */
export const receivedMessages = {
  title: 'Messages',
  korean: '받은 메시지',
  lead: 'Messages from the contact form: reports of mistakes, questions and everything else.',
  needsScripts: 'Reading messages needs JavaScript. Turn it on in your browser and reload the page.',
  visitor: { text: 'Administrators read messages here. Log in to continue.', logIn: 'Log In' },
  member: 'This page is for administrators. Ask the operator of this guide for access.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'Log in with the code from your app to see messages.',
    link: 'Open the settings',
  },
  states: { label: 'Show messages', open: 'Open', settled: 'Closed' },
  list: {
    open: 'Open messages',
    settled: 'Closed messages',
    noneOpen: 'No open messages.',
    noneSettled: 'No closed messages yet.',
    loadFailed: 'The messages could not be loaded.',
    earlier: 'Older messages',
    about: 'About',
    from: 'From',
    nobody: 'No name given',
    noEmail: 'no email given',
    on: (moment: string) => dates.writeLong(new Date(moment)),
    settle: 'Close message',
    reopen: 'Reopen',
    settledBy: (by: string | null, moment: string) =>
      `Closed on ${dates.writeLong(new Date(moment))}${by === null ? '' : ` by ${by}`}`,
  },
  refused: {
    title: 'The message could not be changed',
    offline: 'There is no connection. Check it and try again.',
    other: 'Please try again.',
  },
}
