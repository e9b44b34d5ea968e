/** What every mail says beside its own words, and the page on which mails are read where none can be sent. */
export const mail = {
  copyAddress: 'If the button does nothing, copy this address into your browser:',
  contact: {
    subject: (name: string) => `Message from ${name}`,
    from: (name: string, email: string) =>
      `Written by ${name} <${email}> with the form on the contact page. Answer this mail to answer them.`,
    report: (about: string) => `Mistake reported on ${about}`,
    about: (address: string) => `About the page ${address}`,
    fromNobody: 'Sent with the form on the contact page. No email address was given, so it cannot be answered.',
  },
  tripRequest: {
    subject: (name: string, from: string, to: string) => `Trip request from ${name}, ${from} to ${to}`,
    dates: (from: string, to: string) => `The trip: ${from} to ${to}.`,
    wishes: 'What the traveller asked for in the trip planner:',
    from: (name: string, email: string, phone: string) =>
      `Sent with consent by ${name} <${email}>${phone === '' ? '' : `, phone ${phone}`}. Answer this mail to answer them.`,
  },
  outbox: {
    title: 'Outbox',
    lead: 'No mail server is set up, so mails are kept here for seven days. This page is shown at this machine alone.',
    empty: 'No mail has been written yet.',
    to: 'To',
    replyTo: 'Reply to',
    written: 'Written',
    asHtml: 'As it looks in a mail program',
  },
}
