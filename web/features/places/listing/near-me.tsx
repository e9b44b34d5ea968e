import { useState } from 'react'
import { koreaBox } from '#domain/korea/korea-box.ts'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { chipLook } from '#web/ui/form/compact-select.tsx'
import { MapPin } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { placeList } from '#locales/en/places/place-list.ts'
import { dropFilter } from './places-address.ts'
import { usePlacesMove } from './use-places-move.ts'

const metres = 5000
const longestMs = 10_000

/**
 * Asks the browser for the position and lists places nearby. The address has the position with a precision of 100 m.
 */
export function NearMe({ query }: { query: PlaceQuery }) {
  const { filters, here } = placeList
  const [isAsking, setAsking] = useState(false)
  const move = usePlacesMove()
  async function choose() {
    if (isAsking) return
    if (query.near) return move(dropFilter(query, 'near'))
    setAsking(true)
    try {
      const { lat, lng } = await findHere()
      if (isInKorea(lat, lng)) move({ ...query, near: { lat, lng, metres }, order: 'near', box: null })
      else showToast({ kind: 'failure', title: here.abroad, description: here.abroadText })
    } catch {
      showToast({ kind: 'failure', title: here.failed, description: here.failedText })
    } finally {
      setAsking(false)
    }
  }
  return (
    <button
      type="button"
      aria-pressed={query.near !== null}
      aria-busy={isAsking}
      onClick={() => void choose()}
      className={`needs-scripts ${chipLook(query.near !== null)}`}
    >
      <MapPin aria-hidden className="size-4" />
      {filters.near}
    </button>
  )
}

function findHere(): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      (error) => reject(new Error(error.message)),
      { timeout: longestMs },
    )
  })
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

function isInKorea(lat: number, lng: number): boolean {
  const { south, west, north, east } = koreaBox
  return lat >= south && lat <= north && lng >= west && lng <= east
}
