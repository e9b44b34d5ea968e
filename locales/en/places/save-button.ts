export const saveButton = {
  save: 'Save',
  saved: 'Saved',
  spoken: (place: string) => `Save ${place}`,
  savedPlace: (place: string) => `Saved ${place}`,
  removedPlace: (place: string) => `Removed ${place} from your saved places`,
  onDevice: 'Saved on this device. Log in to see it on all your devices.',
  undo: 'Undo',
  failed: {
    title: 'Not saved',
    full: 'This list is full. Remove a place first.',
    offline: 'There is no connection right now. Please try again later.',
    refused: 'Your account did not accept it. Please reload the page.',
  },
}
