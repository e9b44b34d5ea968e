import { sceneOf } from '#domain/places/place-scenes.ts'
import { pictureAddress } from '#domain/site/scenes.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
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

/**
 * Asks the service worker to cache all views of the trip with the pictures of its stops, and loads their lazy code, so
 * that the whole trip can be read offline after one visit.
 */
export async function keepTripOffline(trip: TripDocument): Promise<void> {
  if (!navigator.onLine) return
  await loadParts()
  await cacheOffline(tripPages, savesData() ? [] : listPictures(trip, isDark() ? 'dusk' : 'day'))
}

/** A part that fails to load is missing offline; the others are still cached. */
async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import('./results-screen.tsx'),
    import('#web/features/trips/results/page/write-shared-words.ts'),
    import('#web/features/trips/talk/talk-answer.tsx'),
    import('#web/features/trips/today/today-page.tsx'),
    import('#web/features/trips/print/print-page.tsx'),
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
