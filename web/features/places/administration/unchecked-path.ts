/** No place can have this id: see server/places/place-ids.ts. */
export const uncheckedPath = '/places/unchecked'
