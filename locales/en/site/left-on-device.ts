type Unsaved = { hasTrip: boolean; hasAnswers: boolean; places: number }

/** The question about what is left on a device after signing out. */
export const leftOnDevice = {
  title: ({ hasTrip }: Unsaved) =>
    hasTrip
      ? 'Keep on this device the trip that is not in your account?'
      : 'Keep on this device what is not in your account?',
  text: 'Anyone who uses this browser can see what you keep here.',
  contents: ({ hasTrip, hasAnswers, places }: Unsaved) => [
    ...(hasTrip ? ['A trip that was never saved, with your answers'] : []),
    ...(hasAnswers ? ['Your answers in the trip planner'] : []),
    ...(places > 0 ? [places === 1 ? 'A saved place' : `${places} saved places`] : []),
  ],
  keep: 'Keep on this device',
  remove: 'Remove',
}
