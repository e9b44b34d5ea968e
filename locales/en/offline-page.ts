/** Stands in for a page that is not kept on the device. */
export const offlinePage = {
  title: 'You are offline',
  text: 'You have not opened this page on this device before, so there is no copy of it. Pages you have visited still open.',
  tryAgain: 'Try again',
}
