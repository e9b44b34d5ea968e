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
  fields: { name: 'Your name', email: 'Your email', message: 'Your message' },
  hints: {
    email: 'Only to answer you',
    message: 'Please leave out anything about your health: that belongs to the clinic you ask.',
  },
  mistakes,
  send: 'Send Message',
  sending: 'Sending...',
  kept: 'Your message goes to the operator by mail and is kept encrypted for twelve months.',
  privacy: 'Privacy policy',
  limited: (minutes: number) =>
    minutes === 1
      ? 'You have sent several messages. Please wait a minute and send again; what you wrote is still here.'
      : `You have sent several messages. Please wait ${minutes} minutes and send again; what you wrote is still here.`,
  closed: 'This copy of the site cannot take messages at the moment. What you wrote is still here.',
  sent: {
    title: 'Your message is on its way',
    lead: 'It goes to the operator by mail. The answer comes to the address that you gave.',
    home: 'Return to Home',
    another: 'Write another message',
  },
}
