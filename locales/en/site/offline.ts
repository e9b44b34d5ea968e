export const offline = {
  newVersion: 'A new version of the guide is ready.',
  newVersionText: 'Save what you typed, then reload.',
  reload: 'Reload',
  /** Why something could not be loaded. */
  notLoaded: {
    offline: 'No connection',
    busy: 'Too many requests in a short time',
    failed: 'The server could not answer',
  },
  earlier: 'This could not be loaded. You see what was loaded before.',
  again: 'Try again',
}
