import { type RefObject, useLayoutEffect, useRef } from 'react'

const steps = 8

/** Lowers the element's `--fit` from 1 towards 0 until its content no longer overflows, again after every resize. */
export function useFittedCard(): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => fit(element))
    observer.observe(element)
    fit(element)
    return () => observer.disconnect()
  }, [])
  return card
}

function fit(element: HTMLElement): void {
  for (let step = steps; step >= 0; step -= 1) {
    element.style.setProperty('--fit', String(step / steps))
    if (element.scrollHeight <= element.clientHeight) return
  }
}
