/** Stands in for a page that is not kept on the device. */
export const offlinePage = {
  title: 'You are offline',
  text: 'This page has not been opened on this device yet, so there is nothing kept of it. Pages you have visited still open.',
  tryAgain: 'Try again',
}
