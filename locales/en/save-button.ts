/** The button that saves a place, and what it tells of it. */
export const saveButton = {
  save: 'Save',
  saved: 'Saved',
  spoken: (place: string) => `Save ${place}`,
  savedPlace: (place: string) => `Saved ${place}`,
  removedPlace: (place: string) => `Took ${place} out of your saved places`,
  onDevice: 'Kept on this device. Log in to find it on every one.',
  undo: 'Undo',
  failed: {
    title: 'Not saved',
    full: 'This list is full. Take a place out first.',
    offline: 'There is no connection right now. Please try again later.',
    refused: 'Your account did not accept it. Please load the page again.',
  },
}
