import { writeVisitTime } from './visit-times.ts'

/** The times of a visit and the messages on one's own request. */
export const visits = {
  write: writeVisitTime,
  slots: {
    title: 'Proposed times',
    lead: 'Times are held for you for three days, and after that only if nobody else gets them.',
    released: 'No longer held: it may be gone.',
    take: 'Take This Time',
    other: 'None of These: Ask for Others',
  },
  waits: {
    title: 'Days without a free time',
    lead: 'If a time of a full day gets free, one mail goes to whoever has waited longest. The time is held for nobody. You can stop waiting at any time.',
    full: (day: string) => `${day}: no time is free.`,
    wait: (day: string) => `Tell Me if One Gets Free on ${day}`,
    waiting: (day: string) => `${day}: you get a mail if a time gets free.`,
    told: (day: string) => `${day}: a time got free, and a mail told you.`,
    stop: (day: string) => `Stop Waiting for ${day}`,
    forget: (day: string) => `Take ${day} Off This List`,
    gone: 'No time of this day is free any more.',
    ask: 'These times are free now. Write to the clinic which one you would take.',
  },
  visit: {
    title: 'Your visit',
    change: 'Ask for Another Time',
    notHeldTitle: 'It did not take place',
    notHeldText: 'If nobody says so within a day after it, the visit counts as completed. This cannot be taken back.',
    notHeld: 'It Did Not Take Place',
  },
  problems: {
    taken: 'This time is taken by now.',
    nearest: 'The nearest free times of the clinic:',
    noneNear: 'Take another one, or ask for other times.',
    busy: 'You have another visit at this time.',
    refused: 'This cannot be done any more. The page shows how it stands now.',
  },
  messages: {
    title: 'Messages',
    none: 'No messages yet.',
    from: { patient: 'You', clinic: 'The clinic', site: 'My Guide Korea' },
    label: 'Your message to the clinic',
    hint: 'The clinic gets a mail that there is a message, without a word of it.',
    send: 'Send the Message',
    byMail:
      'This clinic answers by its own mail, to your address. So nothing can be written here: reply to its mail, or call it: its page has the telephone and the website.',
    problems: {
      missing: 'Write a message',
      too_long: 'Shorten your message to 2,000 characters',
      limited: 'You have written many messages in an hour. Please try again later.',
      closed: 'Messages can no longer be written here.',
    },
  },
  change: {
    title: 'Your visit',
    lead: 'With this link you can ask for another time or cancel, once. It works until the visit begins.',
    other: 'Ask for Another Time',
    cancel: 'Cancel the Visit',
  },
}
