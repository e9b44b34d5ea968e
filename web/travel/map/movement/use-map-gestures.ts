import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panView, zoomView } from '#web/travel/map/map-view.ts'
import type { MapViewState } from './use-map-view.ts'

export type MapHint = 'wheel' | 'touch'

type Hand = { x: number; y: number; spread: number }

const keyStep = 80
const zoomStep = 1.6
/** How far a press may move and still be a click. */
const clickSlop = 4
const wheelPixelsPerLine = 16

/**
 * The gestures of the map. One finger and the wheel scroll the page until the map has the focus: a map inside a page
 * must not trap visitors who scroll past it. Two fingers, and the wheel with Ctrl, always control the map.
 */
export function useMapGestures(
  frame: RefObject<HTMLElement | null>,
  { change, glide }: Pick<MapViewState, 'change' | 'glide'>,
  { showFirst, hint, hold }: { showFirst: () => void; hint: (which: MapHint) => void; hold: (isHeld: boolean) => void },
) {
  const drag = useRef<{ id: number; x: number; y: number; isMoving: boolean } | null>(null)
  const endsDrag = useRef(false)

  // React's wheel and touch listeners are passive, and a passive listener cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const stop = new AbortController()
    const options = { passive: false, signal: stop.signal }
    let hand: Hand | null = null

    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !holdsFocus(element)) {
          hint('wheel')
          return
        }
        event.preventDefault()
        const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelPixelsPerLine : 1)
        // A pinch on a touchpad arrives as wheel events with Ctrl and small steps.
        const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.008 : 0.003))
        const { right, down } = fromMiddle(element, event.clientX, event.clientY)
        change((view, box) => zoomView(view, box, factor, right, down))
      },
      options,
    )

    const take = (event: TouchEvent) => {
      hand = readHand(element, event)
      hold(event.touches.length > 1)
    }
    element.addEventListener('touchstart', take, options)
    element.addEventListener('touchend', take, options)
    element.addEventListener('touchcancel', take, options)
    element.addEventListener(
      'touchmove',
      (event) => {
        const before = hand
        hand = readHand(element, event)
        if (!before || !hand) return
        if (event.touches.length === 1 && !holdsFocus(element)) {
          // A vertical move means that the visitor scrolls the page.
          if (Math.abs(hand.x - before.x) > Math.abs(hand.y - before.y)) hint('touch')
          return
        }
        if (event.cancelable) event.preventDefault()
        const { x, y, spread } = hand
        const factor = before.spread > 0 && spread > 0 ? spread / before.spread : 1
        change((view, box) => zoomView(panView(view, box, x - before.x, y - before.y), box, factor, x, y))
      },
      options,
    )
    return () => stop.abort()
  }, [frame, change, hint, hold])

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch' || event.button !== 0) return
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (!from || from.id !== event.pointerId) return
      if (event.buttons === 0) {
        drag.current = null
        return
      }
      const [right, down] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.isMoving && Math.hypot(right, down) < clickSlop) return
      if (!from.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { id: from.id, x: event.clientX, y: event.clientY, isMoving: true }
      change((view, box) => panView(view, box, right, down))
    },
    onPointerUp() {
      endsDrag.current = drag.current?.isMoving ?? false
      drag.current = null
      // The click event follows at once or, when the pointer left the pressed element, not at all.
      setTimeout(() => (endsDrag.current = false))
    },
    onPointerCancel() {
      drag.current = null
    },
    /** Suppresses the click that ends a drag. A click on the ground focuses the map. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void; target: EventTarget }) {
      if (endsDrag.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      const isLink = event.target instanceof Element && event.target.closest('a, button')
      if (!isLink) frame.current?.focus({ preventScroll: true })
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = keyActions({ glide, showFirst })[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
  }

  return {
    handlers,
    zoomIn: () => glide((view, box) => zoomView(view, box, zoomStep)),
    zoomOut: () => glide((view, box) => zoomView(view, box, 1 / zoomStep)),
  }
}

function keyActions({
  glide,
  showFirst,
}: Pick<MapViewState, 'glide'> & { showFirst: () => void }): Partial<Record<string, () => void>> {
  const pan = (right: number, down: number) => () => glide((view, box) => panView(view, box, right, down))
  const zoom = (factor: number) => () => glide((view, box) => zoomView(view, box, factor))
  return {
    ArrowLeft: pan(keyStep, 0),
    ArrowRight: pan(-keyStep, 0),
    ArrowUp: pan(0, keyStep),
    ArrowDown: pan(0, -keyStep),
    '+': zoom(zoomStep),
    '=': zoom(zoomStep),
    '-': zoom(1 / zoomStep),
    _: zoom(1 / zoomStep),
    '0': showFirst,
  }
}

function holdsFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement)
}

/** One finger, or the midpoint of two and their distance. */
function readHand(element: HTMLElement, event: TouchEvent): Hand | null {
  const [one, other] = [event.touches[0], event.touches[1]]
  if (!one) return null
  const first = fromMiddle(element, one.clientX, one.clientY)
  if (!other) return { x: first.right, y: first.down, spread: 0 }
  const second = fromMiddle(element, other.clientX, other.clientY)
  return {
    x: (first.right + second.right) / 2,
    y: (first.down + second.down) / 2,
    spread: Math.hypot(first.right - second.right, first.down - second.down),
  }
}

function fromMiddle(element: HTMLElement, x: number, y: number): { right: number; down: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { right: x - left - width / 2, down: y - top - height / 2 }
}
