/** Stands in for a page that is not kept on the device. */
export const offlinePage = {
  title: 'You are offline',
  text: 'There is no copy of this page on this device. Most pages that you have visited still open.',
  tryAgain: 'Try again',
  trip: {
    lead: 'With a trip planned on this device, this opens without a connection:',
    plan: 'Your trip',
    today: 'Today: what is next',
  },
}
