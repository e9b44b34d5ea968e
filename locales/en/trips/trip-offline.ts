/** Messages of a trip while offline. */
export const tripOffline = {
  since: (clock: string) => `Offline since ${clock}.`,
  /** The page was opened offline. */
  now: 'Offline.',
  /** The stored trip could not be read, in part or at all. */
  damaged: {
    part: {
      title: 'Part of your trip could not be read',
      description: 'It was left out. Check the days, or press Regenerate for a new plan.',
    },
    all: {
      title: 'The trip on this device could not be read',
      description: 'Your answers are saved, and the trips in your account are safe.',
    },
  },
  text: 'The plan, map and taxi cards are on this device. Live times are not available.',
}
