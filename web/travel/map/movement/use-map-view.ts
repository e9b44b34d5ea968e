import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { estimateWidth } from '#web/travel/map/drawing/map-labels.ts'
import { blendViews, closest, type MapBox, type MapView, measureBox } from '#web/travel/map/map-view.ts'

/** Computes the next view from the current one. */
export type ViewChange = (view: MapView, box: MapBox) => MapView

/** The visitor's font: its size and the width of a text. */
export type Letters = { scale: number; measure: (text: string) => number }

const unknownLetters: Letters = { scale: 1, measure: estimateWidth }

export type MapViewState = {
  view: MapView
  box: MapBox | null
  letters: Letters
  /** Changes the view at once, for gestures. */
  change: (next: ViewChange) => void
  /** Animates to the view, for buttons and keys. With reduced motion it changes at once. */
  glide: (next: ViewChange) => void
  /** Whether an animation is running. */
  isGliding: () => boolean
  /** Sets the maximum scale. */
  comeNearer: (nearest: number) => void
}

const glideMilliseconds = 260
/** A smaller frame is hidden, or its style sheet has not loaded yet. */
const leastFrame = 48

export function useMapView(frame: RefObject<HTMLElement | null>, first: MapView): MapViewState {
  const [view, setView] = useState(first)
  const [size, setSize] = useState<MapBox | null>(null)
  const [letters, setLetters] = useState(unknownLetters)
  const latest = useRef({ view, box: size })
  const goal = useRef<MapView | null>(null)
  const request = useRef(0)
  const nearest = useRef(closest)

  const show = useCallback((next: MapView) => {
    latest.current.view = next
    setView(next)
  }, [])

  const stop = useCallback(() => {
    cancelAnimationFrame(request.current)
    goal.current = null
  }, [])

  const change = useCallback(
    (next: ViewChange) => {
      const { box } = latest.current
      stop()
      if (box) show(next(latest.current.view, box))
    },
    [show, stop],
  )

  const glide = useCallback(
    (next: ViewChange) => {
      const { view: from, box } = latest.current
      if (!box) return
      // A second press continues from the target of the first.
      const goingTo = goal.current ?? from
      const to = next(goingTo, box)
      if (to === goingTo) return
      stop()
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(to)
        return
      }
      goal.current = to
      const began = performance.now()
      const step = (now: number) => {
        const share = Math.min(1, (now - began) / glideMilliseconds)
        show(blendViews(from, to, share >= 1 ? 1 : 1 - (1 - share) ** 3))
        if (share < 1) request.current = requestAnimationFrame(step)
        else goal.current = null
      }
      request.current = requestAnimationFrame(step)
    },
    [show, stop],
  )

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()

    function measure() {
      if (!element || Math.min(element.clientWidth, element.clientHeight) < leastFrame) return
      const box = measureBox(element.clientWidth, element.clientHeight, nearest.current)
      latest.current.box = box
      setSize(box)
      setLetters((known) => (known === unknownLetters ? readLetters(element) : known))
    }
  }, [frame])

  useEffect(() => stop, [stop])

  const comeNearer = useCallback((next: number) => {
    nearest.current = next
    setSize((known) => known && { ...known, closest: next })
    const { box } = latest.current
    if (box) latest.current.box = { ...box, closest: next }
  }, [])

  const isGliding = useCallback(() => goal.current !== null, [])

  return { view, box: size, letters, change, glide, isGliding, comeNearer }
}

function readLetters(element: HTMLElement): Letters {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return { ...unknownLetters, scale }
  // The boldest labels. Those of towns are lighter and narrower.
  pen.font = `600 12px ${getComputedStyle(element).fontFamily}`
  return { scale, measure: (text) => pen.measureText(text).width }
}
