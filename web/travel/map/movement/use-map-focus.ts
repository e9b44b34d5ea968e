import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { MapPin } from '#web/travel/map/drawing/map-arrangement.ts'

/**
 * When a focused pin joins a cluster, its link disappears. The focus moves to the cluster, not to the top of the page.
 */
export function useMapFocus(frame: RefObject<HTMLElement | null>, pins: readonly MapPin[]) {
  const focused = useRef<string | null>(null)

  useLayoutEffect(() => {
    const element = frame.current
    const id = focused.current
    if (!element || id === null || document.activeElement !== document.body) return
    const holder = pins.find(({ ids }) => ids.includes(id))
    const link = holder && element.querySelector<HTMLElement>(`[data-pin="${CSS.escape(holder.ids[0] ?? '')}"]`)
    const target = link ?? element
    target.focus({ preventScroll: true })
  }, [frame, pins])

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const stop = new AbortController()
    const forget = (link: HTMLElement) => {
      if (focused.current === link.dataset['pin']) focused.current = null
    }
    element.addEventListener(
      'focusin',
      ({ target }) => (focused.current = target instanceof HTMLElement ? (target.dataset['pin'] ?? null) : null),
      { signal: stop.signal },
    )
    element.addEventListener(
      'focusout',
      ({ target }) => {
        // Delayed, because a link that is being removed from the document loses the focus as well.
        setTimeout(() => {
          if (target instanceof HTMLElement && target.isConnected && document.activeElement !== target) forget(target)
        })
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [frame])
}
