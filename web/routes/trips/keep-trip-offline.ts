import { seoulDay } from '#domain/korea/seoul-time.ts'
import { placePath } from '#domain/places/place-paths.ts'
import { sceneOf } from '#domain/places/place-scenes.ts'
import { pictureAddress } from '#domain/site/scenes.ts'
import { placeIdsOf } from '#domain/trips/plan/companion-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { readHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { cacheOffline } from '#web/cache-offline.ts'
import { tripPages } from '#web/offline/visited.ts'

/** The addresses of the drawings of a trip's stops in the current theme. */
export function listPictures({ plan, places }: TripDocument, palette: 'day' | 'dusk'): string[] {
  const ids = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  return [...ids].flatMap((id) => {
    const place = places[id]
    if (!place) return []
    return [pictureAddress(sceneOf(place), id, palette, 'card')]
  })
}

// A fortnight has some hundred places, and the copy of a page takes about 150 kB.
const mostPlaces = 200

/** The addresses of the pages of a trip's stops, the days that are not over first. */
export function listPlacePages({ plan, places }: TripDocument, today: string): string[] {
  const isOver = ({ date }: { date: string }) => Number(date < today)
  const days = plan.days.toSorted((one, other) => isOver(one) - isOver(other))
  const ids = days.flatMap(({ stops }) => stops.flatMap(placeIdsOf))
  const known = [...new Set(ids)].filter((id) => places[id] !== undefined)
  return known.slice(0, mostPlaces).map(placePath)
}

/**
 * Asks the service worker to cache all views of the trip with the pages and pictures of its stops, and loads their lazy
 * code, so that the whole trip can be read offline after one visit.
 */
export async function keepTripOffline(trip: TripDocument): Promise<void> {
  if (!navigator.onLine) return
  await loadParts()
  if (savesData()) return cacheOffline(tripPages)
  // Without the pages of clinics that are hidden on this device.
  const shown = readHidesClinics() ? hideClinics(trip) : trip
  const palette = isDark() ? 'dusk' : 'day'
  const files = [...listPictures(trip, palette), pictureAddress('empty-lantern', 'nothing-saved', palette, 'card')]
  return cacheOffline(tripPages, { files, missing: listPlacePages(shown, seoulDay(Date.now())) })
}

/** A part that fails to load is missing offline; the others are still cached. */
async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import('./results-screen.tsx'),
    import('#web/features/trips/results/page/write-shared-words.ts'),
    import('#web/features/trips/talk/talk-answer.tsx'),
    import('#web/features/trips/today/today-page.tsx'),
    import('#web/features/trips/print/print-page.tsx'),
    import('#web/features/trips/today/replan-sheet.tsx'),
    import('#web/features/trips/now/what-now-sheet.tsx'),
    import('#web/features/trips/saved/trips-page.tsx'),
    import('#web/features/trips/take-along/take-along.tsx'),
    import('#web/features/trips/results/map/map-dialog.tsx'),
    import('#web/travel/map/korea-map-view.tsx'),
  ])
}

function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark'
}

function savesData(): boolean {
  return document.documentElement.hasAttribute('data-reduced-data')
}
