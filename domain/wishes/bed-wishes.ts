import { stationsNamed } from '#domain/korea/station-names.ts'
import type { SeoulArea } from '#domain/places/places.ts'
import { readArea } from './choice-words.ts'
import { placesNamed } from './must-visit-text.ts'
import { findAlike, findNamed, type PlaceNames } from './place-names.ts'
import { readRegion } from './region-names.ts'

/** Where one sleeps, in what is known of these words. */
export type BedWish = {
  words: string
  /** The places of this name. */
  placeIds: string[]
  area: SeoulArea | null
  town: string | null
  /** The English names of the stations of this name, where no place has exactly it. */
  stations: string[]
  /** The places that have it as a part of their name, as those of Aewol do. */
  around: string[]
}

// More places than these share a common word, and no quarter.
const mostAround = 40

/** Finds where somebody sleeps: a place, an area, a town, a station, or a quarter after which places are named. */
export function readBed(words: string, names: PlaceNames): BedWish {
  const area = readArea(words)
  const town = readRegion(words)?.name.en ?? null
  const named = findNamed(words, names)
  const isKnown = area !== null || town !== null || named?.match === 'name'
  const alike = isKnown || named ? null : findAlike(words, names)
  return {
    words,
    area,
    placeIds: placesNamed(words, names),
    town,
    stations: isKnown ? [] : stationsNamed(words),
    around: alike?.match === 'part' && alike.placeIds.length <= mostAround ? alike.placeIds : [],
  }
}

/** Whether the planner may find a bed by these words, though they are the name of no place. */
export function isQuarter({ stations, around }: BedWish): boolean {
  return stations.length > 0 || around.length > 1
}
