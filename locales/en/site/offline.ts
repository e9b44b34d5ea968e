export const offline = {
  newVersion: 'A new version of the guide is ready.',
  newVersionText: 'Save what you typed, then reload.',
  reload: 'Reload',
  notReached: {
    title: 'No connection',
    description: 'This could not be loaded. The page stays as it was.',
  },
}
