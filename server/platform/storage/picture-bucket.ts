import type { Actor } from '#domain/accounts/accounts.ts'
import type { ObjectAddress } from './object-store.ts'

/**
 * A bucket of the product itself. It contains pictures only, each checked and encoded again before it is stored. The
 * policies of the database check the same again.
 */
export type PictureBucket = {
  id: string
  maxBytes: number
  mayChange: (actor: Actor) => boolean
}

const madeName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[a-z]{3,4}$/

/**
 * Whether a picture has a generated name, as our own form makes it. Another picture gets another name, so caches may
 * keep it for a year, and nothing replaces it. With any other name it is cached as long as its sender says.
 */
export function isFinal({ bucket, name }: ObjectAddress, pictures: PictureBucket): boolean {
  return bucket === pictures.id && madeName.test(name)
}
