export const offline = {
  newVersion: 'A new version of the guide is ready.',
  newVersionText: 'Save what you typed, then reload.',
  reload: 'Reload',
}
