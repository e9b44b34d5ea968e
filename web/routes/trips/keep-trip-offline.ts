import { sceneOf } from '#domain/place-scenes.ts'
import { pictureAddress } from '#domain/scenes.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import type { OfflineMessage } from '#web/offline/messages.ts'

const pages = ['/trip-planner/results', '/trip-planner/today', '/trip-planner/print']

/** The addresses of the drawings of a trip's stops, as the theme shows them now. */
export function listPictures({ plan, places }: TripDocument, palette: 'day' | 'dusk'): string[] {
  const ids = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  return [...ids].flatMap((id) => {
    const place = places[id]
    if (!place) return []
    return [
      pictureAddress(sceneOf({ ...place, name: place.name.en, district: place.district.en }), id, palette, 'card'),
    ]
  })
}

/**
 * Asks the service worker to keep all views of the trip with the pictures of its stops, and loads the code that they
 * fetch late, so that the whole trip is readable without a network after one visit.
 */
export async function keepTripOffline(trip: TripDocument): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  await loadParts()
  // Without one, as in development, there is nobody to ask and this never ends.
  const { active } = await navigator.serviceWorker.ready
  const files = savesData() ? [] : listPictures(trip, isDark() ? 'dusk' : 'day')
  const message: OfflineMessage = {
    kind: 'keep',
    pages: pages.map(absolute),
    files: [...listLoadedFiles(), ...files.map(absolute)],
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes none
  active?.postMessage(message)
}

/** One that cannot be loaded now is missing later, and the others are not. */
async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import('#web/features/trips/results/results-page.tsx'),
    import('#web/features/trips/results/write-hidden-words.ts'),
    import('#web/features/trips/today/today-page.tsx'),
    import('#web/features/trips/print/print-page.tsx'),
    import('#web/features/trips/take-along/take-along.tsx'),
    import('#web/features/trips/results/map-dialog.tsx'),
    import('#web/travel/korea-map-view.tsx'),
  ])
}

/** What was loaded before there was a worker to see it. */
function listLoadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

function absolute(path: string): string {
  return new URL(path, location.origin).href
}

function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark'
}

function savesData(): boolean {
  return document.documentElement.hasAttribute('data-reduced-data')
}
