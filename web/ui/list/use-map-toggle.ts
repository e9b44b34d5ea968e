import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Switches between list and map (map-toggle.tsx) and scrolls to the start of the shown one. */
export function useMapToggle() {
  const [isMapShown, setMapShown] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLElement>(null)
  function toggleMap() {
    flushSync(() => setMapShown(!isMapShown))
    const shown = isMapShown ? results : map
    // Without an animation: a touch would stop a smooth scroll.
    shown.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  return { isMapShown, toggleMap, results, map }
}
