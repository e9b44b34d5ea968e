import { placeList } from '#locales/en/places/place-list.ts'

export type PlaceListMessages = typeof placeList

/** The messages of the page of all places, in the page's language. */
export function usePlaceListMessages(): PlaceListMessages {
  return placeList
}
