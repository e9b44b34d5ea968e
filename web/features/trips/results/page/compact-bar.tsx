import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { classes } from '#web/ui/classes.ts'
import { CityRibbon } from '#web/features/trips/results/timeline/city-ribbon.tsx'

type CompactBarProps = {
  /** The bar appears when this element has scrolled under the header. */
  heading: RefObject<HTMLElement | null>
  title: string
  days: readonly PlanDay[]
  children?: ReactNode
}

/** A compact heading for a trip over several cities, which stays visible while its days scroll. */
export function CompactBar({ heading, title, days, children }: CompactBarProps) {
  const isShown = useGoneBy(heading)
  return (
    <div className="sticky top-16 z-11 h-0 max-xl:hidden" inert={!isShown}>
      <div
        className={classes(
          'absolute -inset-x-2 top-0 flex h-16 items-center gap-x-6 border-b border-line bg-ground px-2 transition-opacity duration-(--quick)',
          isShown ? 'opacity-100' : 'pointer-events-none opacity-0',
        )}
      >
        <p className="shrink-0 font-display">{title}</p>
        <div className="min-w-0 flex-1 pt-2">
          <CityRibbon days={days} isSmall />
        </div>
        {children}
      </div>
    </div>
  )
}

/** Whether the reader has scrolled past an element. */
function useGoneBy(element: RefObject<HTMLElement | null>): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 100),
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isGone
}
