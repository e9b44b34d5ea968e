import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { useDayDrop } from '#web/features/trips/editing/drag-stop.tsx'
import { clinicFeesOf } from '#domain/trips/plan/clinic-fees.ts'
import type { Plan, PlanDay } from '#domain/trips/plan/plans.ts'
import { journeyOf } from '#domain/trips/plan/move-names.ts'
import { moveAmongTabs, showTab } from '#web/ui/list/tab-keys.ts'
import './day-nav.css'
import { LegIcon } from './leg-icon.tsx'
import { dayStyle, type ShownDay } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

type DayNavProps = {
  days: readonly ShownDay[]
  budget: Plan['budget'] | null
  /** The compact bar is above the tabs while the page scrolls. */
  isUnderBar?: boolean
}

const mostCells = 7

/** The days of the trip as tabs, grouped by city; also the legend for the colours of the map. */
export function DayNav({ days, budget, isUnderBar = false }: DayNavProps) {
  const { openDay, showDay } = useTripFocus()
  const row = useRef<HTMLDivElement>(null)
  const groups = groupByCity(days)
  const cities = new Set(days.map(({ city }) => city?.id))
  useEffect(() => {
    const list = row.current
    if (list) showTab(list, list.querySelector<HTMLElement>(`[data-day="${openDay}"]`))
  }, [openDay])
  function move(event: KeyboardEvent<HTMLElement>) {
    const reached = moveAmongTabs(event)?.dataset['day']
    if (reached !== undefined && days[Number(reached)]?.day) showDay(Number(reached))
  }
  return (
    <div
      className="day-nav"
      data-under-bar={isUnderBar || undefined}
      data-cells={(cities.size === 1 && days.length <= mostCells) || undefined}
    >
      <div ref={row} role="tablist" aria-label={words.days} tabIndex={-1} onKeyDown={move} className="day-tabs">
        {groups.map((group) => (
          <div key={group[0]?.index} role="presentation" className="day-group" style={dayStyle(group[0])}>
            {cities.size > 1 && group[0]?.city ? (
              <span aria-hidden className="day-group-name">
                {group[0].city.name.en}{' '}
                <span lang="ko" className="text-mini font-normal text-soft max-xl:hidden">
                  {group[0].city.name.ko}
                </span>
              </span>
            ) : null}
            <div role="presentation" className="day-group-tabs">
              {group.map((shown) => (
                <DayTab key={shown.index} shown={shown} budget={budget} isOpen={shown.index === openDay} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

export function dayTabId(index: number): string {
  return `day-${index + 1}`
}

export function dayPanelId(index: number): string {
  return `day-${index + 1}-stops`
}

function DayTab({ shown, budget, isOpen }: { shown: ShownDay; budget: Plan['budget'] | null; isOpen: boolean }) {
  const { won } = tripTimeline
  const { showDay } = useTripFocus()
  const drop = useDayDrop(shown.index)
  const { index, date, day, city } = shown
  const tag = day?.shortfall ? words.dayTags[day.shortfall] : undefined
  const isMedical = day?.shortfall === 'treatment' || day?.shortfall === 'recovery'
  const move = journeyOf(day ?? undefined)
  return (
    <button
      type="button"
      role="tab"
      id={dayTabId(index)}
      data-day={index}
      aria-selected={isOpen}
      aria-controls={isOpen ? dayPanelId(index) : undefined}
      aria-disabled={day ? undefined : true}
      aria-label={
        day ? words.dayTab(index + 1, date, city?.name.en ?? '', tag ?? won(spotOf(day))) : words.comes(index + 1)
      }
      tabIndex={isOpen ? 0 : -1}
      onClick={() => day && showDay(index)}
      {...drop}
      className="day-tab"
      style={day ? dayStyle(shown) : undefined}
    >
      <span className="day-tab-number font-semibold">
        <span className="day-tab-day">{words.dayWord} </span>
        {index + 1}
      </span>
      <span className="day-tab-weekday text-mini">{words.weekday(date)}</span>
      <span className="day-tab-date">
        {words.dayShort(date)}
        {move?.leg ? <LegIcon mode={move.leg.mode} className="size-4 text-soft" /> : null}
      </span>
      {isMedical ? <span className="day-tab-note">{tag}</span> : null}
      <span aria-hidden className="day-tab-bar" style={spentStyle(day, budget)} />
      <span className="day-tab-cost">
        {day ? won(spotOf(day)) : '…'}
        {tag ? <span className="day-tab-tag">{tag}</span> : null}
      </span>
    </button>
  )
}

function spentStyle(day: PlanDay | null, budget: Plan['budget'] | null): CSSProperties & Record<'--spent', string> {
  const limit = budget?.dailyLimit ?? 120_000
  const spent = day ? spotOf(day) : 0
  return { '--spent': `${Math.min(100, Math.round((spent / limit) * 100))}%` }
}

/** What the limit of a day has to pay. */
function spotOf({ cost, stops }: PlanDay): number {
  return cost - clinicFeesOf(stops)
}

/** Groups consecutive days of one city. A day whose city is not known yet joins the group before it. */
function groupByCity(days: readonly ShownDay[]): ShownDay[][] {
  const groups: ShownDay[][] = []
  for (const day of days) {
    const last = groups.at(-1)
    if (last && (!day.city || !last[0]?.city || last[0].city.id === day.city.id)) last.push(day)
    else groups.push([day])
  }
  return groups
}
