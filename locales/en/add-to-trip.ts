/** Messages for adding places to a trip from other pages. They load with the first press. */
export const addToTrip = {
  wished: (place: string) => `${place} is among your must-visits`,
  wishedMany: (count: number) =>
    count === 1 ? '1 place is among your must-visits' : `${count} places are among your must-visits`,
  wishedText: 'Your next plan takes them into account.',
  queued: (place: string) => `${place} will be added to your trip`,
  queuedText: 'It gets a time when you open the trip.',
  there: (place: string) => `${place} is in your trip already`,
  full: 'The list of must-visits is full',
  fullText: 'Take some out on the second step of the planner first.',
  notAll: (left: number) => `${left} did not fit: the list of must-visits is full.`,
  open: 'Open the trip',
  plan: 'Go to the planner',
  undo: 'Undo',
}
