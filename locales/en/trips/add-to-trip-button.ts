/** What the buttons say that add places to a trip: a part of the first view of every page with places. */
export const addToTripButton = {
  button: 'Add to trip',
  spoken: (place: string) => `Add ${place} to your trip`,
  planWith: 'Plan a trip with these',
  failed: 'That did not work. Please load the page again.',
}
