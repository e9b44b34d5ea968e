import { type RefObject, useEffect, useState } from 'react'

/** Calls back when the element is near the viewport or is touched. */
export function watchNearness(element: HTMLElement, onNear: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    element.addEventListener(event, onNear, { passive: true, signal: stop.signal })
  }
  const nearness = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: '300px' },
  )
  nearness.observe(element)
  return () => {
    stop.abort()
    nearness.disconnect()
  }
}

/** True once the element was near the viewport. Use it to load code only for visitors who get there. */
export function useNearness(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    return watchNearness(element.current, () => setNear(true))
  }, [element, isNear])
  return isNear
}
