/** Messages of a trip while offline. */
export const tripOffline = {
  since: (clock: string) => `Offline since ${clock}.`,
  /** The page was opened offline. */
  now: 'Offline.',
  text: 'Plan, map and taxi cards are on this device. Live times are not.',
}
