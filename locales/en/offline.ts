export const offline = {
  title: 'You are offline',
  description: 'This page is not kept on this device.',
  text: 'This page has not been opened on this device yet, so there is nothing kept of it. Pages you have visited still open.',
  tryAgain: 'Try again',
  newVersion: 'A new version of the guide is ready.',
  newVersionText: 'Save what you typed, then reload.',
  reload: 'Reload',
}
