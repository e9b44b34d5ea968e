/** What every mail says beside its own words, and the page on which mails are read where none can be sent. */
export const mail = {
  copyAddress: 'If the button does nothing, copy this address into your browser:',
  contact: {
    subject: (name: string) => `Message from ${name}`,
    from: (name: string, email: string) =>
      `Written by ${name} <${email}> with the form on the contact page. Answer this mail to answer them.`,
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
