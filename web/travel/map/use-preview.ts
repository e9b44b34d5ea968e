import { type MouseEvent, useCallback, useState } from 'react'
import type { NumberedPlace } from './drawing/map-pins.tsx'

/** The preview on touch devices: the first press on a pin shows it, the second follows the link. */
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

/** Whether the device has no hover. Enter has no press, so `detail` is 0. */
function isFinger({ detail }: MouseEvent): boolean {
  return detail > 0 && matchMedia('(hover: none)').matches
}
