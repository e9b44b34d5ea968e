import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where the map stands instead of the list (map-toggle.tsx): which of the two is seen, from its start. */
export function useMapToggle() {
  const [isMapShown, setMapShown] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLElement>(null)
  function toggleMap() {
    flushSync(() => setMapShown(!isMapShown))
    const shown = isMapShown ? results : map
    // Without an animation: a touch would stop a smooth scroll halfway.
    shown.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  return { isMapShown, toggleMap, results, map }
}
