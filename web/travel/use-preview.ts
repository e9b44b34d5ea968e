import { type MouseEvent, useCallback, useState } from 'react'
import type { NumberedPlace } from './map-pins.tsx'

/** The place that a finger has pressed on the map: the first press shows it, the second leads to its page. */
export function usePreview(places: ReadonlyMap<string, NumberedPlace>) {
  const [id, setId] = useState<string | null>(null)
  const press = useCallback(
    (pressed: string, event: MouseEvent) => {
      if (!isFinger(event) || pressed === id) return
      event.preventDefault()
      setId(pressed)
    },
    [id],
  )
  const close = useCallback(() => setId(null), [])
  return { preview: id === null ? undefined : places.get(id), press, close }
}

/** Where nothing can be pointed at without pressing it; Enter comes without a press. */
function isFinger({ detail }: MouseEvent): boolean {
  return detail > 0 && matchMedia('(hover: none)').matches
}
