/** The bounding box of South Korea with its islands, in degrees. */
export const koreaBox = { south: 32.9, west: 124, north: 38.7, east: 132 } as const

export function isInKorea({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat >= koreaBox.south && lat <= koreaBox.north && lng >= koreaBox.west && lng <= koreaBox.east
}
