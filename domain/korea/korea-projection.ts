/** A point on the map sheet. x runs east and y runs south. 500 units are one degree of longitude. */
export type SheetPoint = { x: number; y: number }

/** The origin of the sheet, north-west of everything that is drawn on it. */
const west = 112
const north = 48
const unitsPerDegree = 500
const degree = Math.PI / 180

/** Mean radius of the earth, metres. */
const earthRadius = 6_371_008.8

/** The Mercator projection: it preserves the shapes of towns and islands, and north is always up. */
export function projectToSheet({ lat, lng }: { lat: number; lng: number }): SheetPoint {
  return {
    x: (lng - west) * unitsPerDegree,
    y: (stretchLatitude(north) - stretchLatitude(lat)) * unitsPerDegree,
  }
}

/** The inverse projection: the position of a point of the sheet. */
export function unprojectFromSheet({ x, y }: SheetPoint): { lat: number; lng: number } {
  const stretched = (stretchLatitude(north) - y / unitsPerDegree) * degree
  return { lat: (2 * Math.atan(Math.exp(stretched)) - Math.PI / 2) / degree, lng: west + x / unitsPerDegree }
}

/** The length in metres of a unit of the sheet at a latitude. The Mercator scale grows towards the north. */
export function metresPerUnit(lat: number): number {
  return (earthRadius * degree * Math.cos(lat * degree)) / unitsPerDegree
}

function stretchLatitude(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * degree) / 2)) / degree
}
