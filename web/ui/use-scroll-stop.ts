import { type RefObject, useEffect, useState } from 'react'

/** Makes a box a stop of Tab while there is something to scroll in it, so that the arrow keys reach all of it. */
export function useScrollStop(box: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [isScrolling, setIsScrolling] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => {
      setIsScrolling(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return isScrolling ? { tabIndex: 0 } : {}
}
