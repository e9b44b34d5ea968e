import { placeForm, type PlaceFormMessages } from '#locales/en/places/place-form.ts'

/** The messages for administrators of places. There is one language so far. */
export function usePlaceFormMessages(): PlaceFormMessages {
  return placeForm
}
