/** The way between two stops in map apps. */
export const legLinks = {
  wayTo: (place: string) => `The way to ${place} in a map app`,
}
