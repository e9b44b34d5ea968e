import type { Actor } from '#domain/accounts.ts'
import type { ObjectAddress } from './object-store.ts'

/**
 * A bucket that the product itself rests on. It holds pictures alone, each looked at and written anew before it is
 * kept. The policies of the database say the same again.
 */
export type PictureBucket = {
  id: string
  maxBytes: number
  mayChange: (actor: Actor) => boolean
}

const madeName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[a-z]{3,4}$/

/**
 * A picture under a name that was made up for it, as our own form does: another picture gets another name, so caches
 * may keep it for a year, and nothing replaces it. Under any other name it is kept as long as its sender says.
 */
export function isFinal({ bucket, name }: ObjectAddress, pictures: PictureBucket): boolean {
  return bucket === pictures.id && madeName.test(name)
}
