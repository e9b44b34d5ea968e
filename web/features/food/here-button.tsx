import { useState } from 'react'
import { isInKorea } from '#domain/korea/korea-box.ts'
import { Button } from '#web/ui/button.tsx'
import { MapPin } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { food } from '#locales/en/food/food.ts'

type Point = { lat: number; lng: number }

const longestMilliseconds = 10_000

/** Asks the browser for the visitor's position. */
export function HereButton({ onFound }: { onFound: (point: Point) => void }) {
  const { search, here } = food
  const [isAsking, setAsking] = useState(false)
  async function find() {
    if (!('geolocation' in navigator)) {
      showToast({ kind: 'failure', ...here.unsupported })
      return
    }
    setAsking(true)
    try {
      const point = await readPosition()
      if (isInKorea(point)) {
        showToast({ kind: 'success', ...here.found })
        onFound(point)
      } else showToast({ kind: 'failure', ...here.abroad })
    } catch {
      showToast({ kind: 'failure', ...here.denied })
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button
      kind="quiet"
      size="small"
      className="needs-scripts -mx-2 px-2! text-jade"
      isPending={isAsking}
      onClick={() => void find()}
    >
      <MapPin aria-hidden className="size-5" />
      {search.myLocation}
    </Button>
  )
}

function readPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject(new Error(error.message)),
      { timeout: longestMilliseconds },
    )
  })
}
