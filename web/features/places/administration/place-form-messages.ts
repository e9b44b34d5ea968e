import { placeForm, type PlaceFormMessages } from '#locales/en/place-form.ts'

/** What administrators read where they keep places true, in the page's language; there is one so far. */
export function usePlaceFormMessages(): PlaceFormMessages {
  return placeForm
}
