import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from '#web/ui/classes.ts'
import { dayPanelId } from './day-nav.tsx'
import type { ShownDay } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'

/** Links at the end of a day to the previous and the next day. */
export function DaySteps({ days }: { days: readonly ShownDay[] }) {
  const { openDay } = useTripFocus()
  const [before, after] = [days[openDay - 1], days[openDay + 1]]
  if (!before?.day && !after?.day) return null
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
      {before?.day ? <DayStep to={before} /> : <span />}
      {after?.day ? <DayStep to={after} isNext /> : null}
    </div>
  )
}

function DayStep({ to: { index, date, city }, isNext = false }: { to: ShownDay; isNext?: boolean }) {
  const { showDay } = useTripFocus()
  const Icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      onClick={() => {
        showDay(index)
        goToTop(index)
      }}
      className={classes(
        'group flex min-h-12 cursor-pointer items-center gap-2 text-small hover:text-jade',
        isNext && 'ms-auto flex-row-reverse text-end',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-soft group-hover:text-jade" />
      <span>
        <span className="block font-semibold">{words.dayNumber(index + 1)}</span>
        <span className="block text-mini text-soft">{[words.day(date), city?.name.en].filter(Boolean).join(', ')}</span>
      </span>
    </button>
  )
}

/** After the day is rendered, scrolls to its start and focuses it for keyboards and screen readers. */
function goToTop(index: number): void {
  requestAnimationFrame(() => {
    const panel = document.getElementById(dayPanelId(index))
    panel?.focus({ preventScroll: true })
    panel?.scrollIntoView({ block: 'start' })
  })
}
