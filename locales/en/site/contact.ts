import type { ContactField, ContactMistake } from '#domain/site/contact.ts'

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
    review: (clinic: string) => `a review of ${clinic}`,
    message: 'What is wrong?',
    hint: 'Tell us what the page says, what is correct, and how you know. A link helps. Please do not include anything about your health.',
    send: 'Send Report',
  },
  unanswered: {
    heading: 'Leave a message',
    email: 'Your email, if you would like an answer',
    kept: 'The administrators of this site read it here. It is stored encrypted for twelve months.',
  },
  fields: { name: 'Your name', email: 'Your email', message: 'Your message' },
  hints: {
    email: 'Only to answer you',
    message: 'Please do not include anything about your health. Discuss that with a clinic.',
  },
  mistakes,
  send: 'Send Message',
  sending: 'Sending...',
  kept: 'Your message goes to the operator and is stored encrypted for twelve months.',
  privacy: 'Privacy policy',
  limited: (minutes: number) =>
    minutes === 1
      ? 'You have sent several messages. Please wait a minute and try again. What you wrote is still here.'
      : `You have sent several messages. Please wait ${minutes} minutes and try again. What you wrote is still here.`,
  sent: {
    title: 'We have received your message',
    lead: 'The operator will read it and answer to the address you gave.',
    reported: {
      title: 'Thank you for the report',
      lead: 'The administrators of this guide will read it, check the facts and correct the page.',
      back: 'Back to the page',
    },
    unanswered: 'The administrators of this site will read it. If you left an email, they can answer you.',
    home: 'Return to Home',
    another: 'Write another message',
  },
}
