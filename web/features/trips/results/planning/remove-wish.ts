import { changeNeeds } from '#domain/trips/answers/needs.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import type { TripPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import { joinMustVisits, splitMustVisits } from '#domain/wishes/must-visit-list.ts'

/** The answers without a wish, for a place or for a kind that is liked; null when they have no such entry. */
export function stepWithoutWish(step2: TripStep2, unplaced: Unplaced, place: TripPlace | undefined): TripStep2 | null {
  const { likes = [] } = step2
  if (unplaced.placeId === null && likes.includes(unplaced.name))
    return changeNeeds(step2, { likes: likes.filter((words) => words !== unplaced.name) })
  const text = withoutWish(step2.mustVisitPlaces, unplaced, place)
  return text === null ? null : { ...step2, mustVisitPlaces: text }
}

/** The must-visit text without an entry; null when the text has no such entry. */
export function withoutWish(text: string, unplaced: Unplaced, place: TripPlace | undefined): string | null {
  const names = [unplaced.name, place?.name.en, place?.name.ko, ...(place?.aliases ?? [])].flatMap((name) =>
    name ? [plain(name)] : [],
  )
  const parts = splitMustVisits(text)
  const named = (part: string) => names.some((name) => name === part)
  const almost = (part: string) => part.length > 3 && names.some((name) => name.includes(part) || part.includes(name))
  const found = parts.findIndex((part) => named(plain(part)))
  const index = found === -1 ? parts.findIndex((part) => almost(plain(part))) : found
  return index === -1 ? null : joinMustVisits(parts.toSpliced(index, 1))
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
