/** Messages for adding places to a trip from other pages. They load with the first press. */
export const addToTrip = {
  wished: (place: string) => `${place} was added to your must-visits`,
  wishedMany: (count: number) =>
    count === 1 ? '1 place was added to your must-visits' : `${count} places were added to your must-visits`,
  wishedText: 'Your next plan will include them where possible.',
  queued: (place: string) => `${place} will be added to your trip`,
  queuedText: 'It gets a time when you open the trip.',
  there: (place: string) => `${place} is already in your trip`,
  full: 'The list of must-visits is full',
  fullText: 'Remove some in step 2 of the planner first.',
  notAll: (left: number) => `${left} did not fit: the list of must-visits is full.`,
  open: 'Open the trip',
  plan: 'Go to the planner',
  undo: 'Undo',
}
