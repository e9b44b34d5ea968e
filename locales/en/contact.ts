import type { ContactField, ContactMistake } from '#domain/contact.ts'

const mistakes: Record<ContactField, Record<ContactMistake, string>> = {
  name: {
    missing: 'Enter your name',
    malformed: 'Enter your name',
    too_long: 'Shorten your name to 100 characters',
  },
  email: {
    missing: 'Enter your email address, so that we can answer',
    malformed: 'Enter an email address such as mina@example.com',
    too_long: 'Enter an email address of at most 254 characters',
  },
  message: {
    missing: 'Write your message',
    malformed: 'Write your message',
    too_long: 'Shorten your message to 5,000 characters',
  },
}

export const contact = {
  heading: 'Write to us',
  report: {
    heading: (name: string) => `Report a mistake: ${name}`,
    message: 'What is wrong?',
    hint: 'What it says now, what is right, and how you know: a link helps, or what the sign at the door says. Please leave out anything about your health.',
    send: 'Send Report',
  },
  unanswered: {
    heading: 'Leave a message',
    email: 'Your email, if you like an answer',
    kept: 'The administrators of this copy read it here. It is kept encrypted for twelve months.',
  },
  fields: { name: 'Your name', email: 'Your email', message: 'Your message' },
  hints: {
    email: 'Only to answer you',
    message: 'Please leave out anything about your health: that belongs to the clinic you ask.',
  },
  mistakes,
  send: 'Send Message',
  sending: 'Sending...',
  kept: 'Your message goes to the operator by email and is kept encrypted for twelve months.',
  privacy: 'Privacy policy',
  limited: (minutes: number) =>
    minutes === 1
      ? 'You have sent several messages. Please wait a minute and send again; what you wrote is still here.'
      : `You have sent several messages. Please wait ${minutes} minutes and send again; what you wrote is still here.`,
  sent: {
    title: 'Your message is on its way',
    lead: 'It goes to the operator by email. The answer comes to the address that you gave.',
    reported: {
      title: 'Thank you for the report',
      lead: 'The administrators of this guide read it, look the facts up and correct the page.',
      back: 'Back to the page',
    },
    kept: {
      title: 'Your message is here',
      lead: 'The administrators of this copy read it. If you left an address, they can answer you.',
    },
    home: 'Return to Home',
    another: 'Write another message',
  },
}
