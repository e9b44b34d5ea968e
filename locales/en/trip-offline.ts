/** What a trip says while there is no network. */
export const tripOffline = {
  since: (clock: string) => `Offline since ${clock}.`,
  /** It was so when the page was opened. */
  now: 'Offline.',
  text: 'Plan, map and taxi cards are on this device. Live times are not.',
}
