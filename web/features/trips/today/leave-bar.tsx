import { type ReactNode, useEffect, useRef, useState } from 'react'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanLeg } from '#domain/trips/plan/plans.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { CarTaxiFront } from 'lucide-react'
import { tripToday as words } from '#locales/en/trips/trip-today.ts'

type LeaveBarProps = {
  leaveBy: number | null
  name: string
  leg: PlanLeg | null
  onOpenCard: (() => void) | null
  /** The bar appears when this element has scrolled out of view. */
  children: ReactNode
}

/** A bar with the time to leave, shown while the main display of it is out of view. */
export function LeaveBar({ leaveBy, name, leg, onOpenCard, children }: LeaveBarProps) {
  const head = useRef<HTMLDivElement>(null)
  const isPast = useIsScrolledPast(head)
  return (
    <>
      <div ref={head}>{children}</div>
      {isPast && leaveBy !== null ? (
        <div className="fixed inset-x-0 top-14 z-10 flex items-center justify-between gap-4 border-b border-line bg-surface px-(--page-margin) py-2 lg:hidden">
          <p className="min-w-0 leading-tight">
            <span className="block font-semibold">{words.leaveBar(planClockOf(leaveBy))}</span>
            <span className="block truncate text-mini text-soft">
              {[name, leg && words.ways.about(timeline.mode(leg.mode), leg.minutes)].filter(Boolean).join(', ')}
            </span>
          </p>
          {onOpenCard ? (
            <Button
              kind="primary"
              size="small"
              className="shrink-0 whitespace-nowrap"
              aria-haspopup="dialog"
              onClick={onOpenCard}
            >
              <CarTaxiFront aria-hidden className="size-5" />
              {words.card}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

function useIsScrolledPast(target: React.RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isPast
}
