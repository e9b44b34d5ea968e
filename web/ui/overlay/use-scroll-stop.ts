import { type RefObject, useEffect, useState } from 'react'

/** Makes a box focusable while it overflows, so that the arrow keys can scroll it. */
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
