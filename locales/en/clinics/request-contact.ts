/** The part of the clinic form that says where the clinic answers requests. */
export const requestContact = {
  title: 'Requests by mail',
  lead: 'The address at which this clinic wants to get requests from visitors. Ask the clinic first. It is stored encrypted and never shown to visitors; each change is in the audit log. Without one, the page of a request writes a text to copy.',
  show: 'Show or change the address',
  email: 'Address for requests',
  hint: 'Empty: the clinic takes no requests here.',
  malformed: 'Enter one email address, or leave it empty',
  save: 'Save the address',
  saved: 'Address saved',
  removed: 'The clinic takes no requests here',
  refused: { title: 'Not saved', offline: 'You are offline.', other: 'Please try again.' },
}
