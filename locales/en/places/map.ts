import { placeWords } from './place-words.ts'
import { grouped } from '#locales/en/site/figures.ts'

export const map = {
  label: 'Map of Korea',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 goes back to the first view. The list has the same information.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeCountry: 'Whole country',
  sketch: 'Sketch map',
  kilometres: (count: number) => `${count} km`,
  metres: (count: number) => `${count} m`,
  together: (count: number) => `${grouped(count)} ${count === 1 ? 'place' : 'places'}`,
  /** In a circle. */
  short: (count: number) =>
    count < 1000 ? String(count) : new Intl.NumberFormat('en', { notation: 'compact' }).format(count),
  zooms: 'zooms in',
  inView: (count: number) => `${grouped(count)} ${count === 1 ? 'place' : 'places'} in view`,
  onlyListed: (count: number) =>
    `We could not load the whole map. It shows the ${grouped(count)} in the list. Move the map to try again.`,
  more: (count: number) => `and ${count} more`,
  wheelHint: 'Hold Ctrl while scrolling to zoom, or click the map first.',
  touchHint: 'Move the map with two fingers, or tap it first.',
  stop: (number: number, name: string, note: string) => `Stop ${number}, ${name}${note === '' ? '' : `, ${note}`}`,
  details: 'Details',
  detailsOf: (name: string) => `Details of ${name}`,
  close: 'Close',
  list: 'On this map',
  noPlaces: 'No place to show here yet.',
  regions: 'Places by region',
  kinds: placeWords.kinds,
  seas: { east: 'East Sea', yellow: 'Yellow Sea', south: 'South Sea' },
}
