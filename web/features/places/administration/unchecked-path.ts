/** No place can have this id: see domain/place-ids.ts. */
export const uncheckedPath = '/places/unchecked'
