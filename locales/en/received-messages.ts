import { dates } from './dates.ts'

/** The page on which administrators read what visitors wrote. */
export const receivedMessages = {
  title: 'Messages',
  korean: '받은 메시지',
  lead: 'What visitors wrote with the contact form: reports of mistakes, questions and everything else.',
  needsScripts: 'Reading messages needs JavaScript: switch it on in your browser and load the page again.',
  visitor: { text: 'Administrators read messages here. Log in to go on.', logIn: 'Log In' },
  member: 'This page is for administrators. Whoever runs this guide makes you one.',
  notLoaded: 'This part of the page could not be loaded.',
  secondFactor: {
    title: 'Two-step login needed',
    text: 'Messages are shown after the second step of login.',
    link: 'Open the settings',
  },
  states: { label: 'Which messages', open: 'Waiting', settled: 'Settled' },
  list: {
    open: 'Messages that wait',
    settled: 'Messages that are settled',
    noneOpen: 'No message waits.',
    noneSettled: 'No message has been settled yet.',
    loadFailed: 'The messages could not be loaded.',
    earlier: 'Older messages',
    about: 'About',
    from: 'From',
    nobody: 'No name given',
    noEmail: 'no email given',
    on: (moment: string) => dates.writeLong(new Date(moment)),
    settle: 'Mark as settled',
    reopen: 'Open again',
    settledBy: (by: string | null, moment: string) =>
      `Settled on ${dates.writeLong(new Date(moment))}${by === null ? '' : ` by ${by}`}`,
  },
  refused: {
    title: 'The message could not be changed',
    offline: 'There is no connection. Check it and press again.',
    other: 'Please press again.',
  },
}
