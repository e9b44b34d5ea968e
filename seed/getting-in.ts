import { gettingIn } from '#domain/places/getting-in-schemas.ts'
import type { GettingIn } from '#domain/places/getting-in.ts'
import rows from './facts/places/getting-in.json' with { type: 'json' }

/** What a barrier-free guide describes at places, by their ids. */
export function readGettingIn(): Map<string, GettingIn> {
  const read = rows.map((row) => gettingIn.parse(row))
  return new Map(read.map((row) => [row.place, row]))
}

/** The ids of the places where the guide describes a toilet. */
export function readToilets(): string[] {
  return [...readGettingIn().values()].flatMap(({ place, describes }) => (describes.includes('toilet') ? [place] : []))
}
