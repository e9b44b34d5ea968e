import { outline } from '#web/travel/map/korea-outline.generated.ts'
import { paper, paperRatio, toPaper } from '#web/travel/map/map-view.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { journeyOf } from '#domain/trips/plan/move-names.ts'
import { cityAt, cityStays } from '#domain/trips/plan/trip-cities.ts'
import { LegIcon } from './leg-icon.tsx'
import { colourOf } from './trip-days.ts'
import { useTripFocus } from '#web/features/trips/results/page/trip-focus.ts'
import { tripResults as words } from '#locales/en/trips/trip-results.ts'
import { tripTimeline as timeline } from '#locales/en/trips/trip-timeline.ts'

/** The part of the drawing that shows South Korea. */
const view = { left: 0.12, top: 0.1, width: 0.52, height: 0.84 }

/** An overview of all cities of a trip and the moves between them, beside the map of the open day. */
export function MovesOverview({ days }: { days: readonly PlanDay[] }) {
  const { showDay } = useTripFocus()
  const stays = cityStays(days)
  const order = [...new Set(stays.map(({ city }) => city.id))]
  // Also the one to the airport of the flight home, after which there is no stay.
  const moves = days.flatMap((day, index) => {
    const leg = journeyOf(day)?.leg
    return leg ? [{ leg, index, from: cityAt(day.from).name.en, to: cityAt(day.to).name.en }] : []
  })
  return (
    <aside
      aria-labelledby="moves"
      className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 border-t border-line bg-surface max-[70rem]:hidden"
    >
      <CitiesSketch days={days} order={order} />
      <div className="py-3 pe-4">
        <h2 id="moves" className="text-h3">
          {words.moves.heading(moves.length)}
        </h2>
        <ol className="mt-1">
          {moves.map(({ leg, index, from, to }) => (
            <li key={index} className="border-t border-line first:border-0">
              <button
                type="button"
                onClick={() => showDay(index)}
                className="grid w-full cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline py-1.5 text-start text-mini hover:text-jade"
              >
                <LegIcon mode={leg.mode} className="size-4 self-center text-soft" />
                <span>
                  <span className="block font-semibold">{words.moves.between(from, to)}</span>
                  <span className="text-soft">
                    {words.dayNumber(index + 1)} · {timeline.mode(leg.mode)} {timeline.minutes(leg.minutes)}
                  </span>
                </span>
                <span className="font-semibold">{timeline.won(leg.cost)}</span>
              </button>
            </li>
          ))}
        </ol>
        <p className="mt-1 text-mini text-soft">{words.moves.note}</p>
      </div>
    </aside>
  )
}

/** An outline of South Korea with a dot for every city. */
function CitiesSketch({ days, order }: { days: readonly PlanDay[]; order: readonly string[] }) {
  const { openDay } = useTripFocus()
  const height = paper.width / paperRatio
  // The base of the first night of each stay.
  const spots = cityStays(days).flatMap(({ city, firstDay, days: length }) => {
    const base = days[firstDay]?.to
    if (!base) return []
    const { x, y } = toPaper(base)
    return [{ city, firstDay, length, x: paper.left + x * paper.width, y: paper.top + y * height }]
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`${paper.left + view.left * paper.width} ${paper.top + view.top * height} ${view.width * paper.width} ${view.height * height}`}
      preserveAspectRatio="xMidYMid meet"
      className="size-full min-h-44"
      style={{ background: 'color-mix(in oklab, var(--indigo) 12%, var(--surface))' }}
    >
      <path d={outline.north} fill="var(--sunk)" opacity="0.6" />
      <path d={outline.south} fill="var(--sunk)" stroke="var(--line-strong)" strokeWidth="12" />
      {spots.slice(1).map((spot, index) => {
        const from = spots[index]
        return from ? (
          <line
            key={spot.firstDay}
            x1={from.x}
            y1={from.y}
            x2={spot.x}
            y2={spot.y}
            stroke="var(--soft)"
            strokeWidth="22"
            strokeDasharray="1 60"
            strokeLinecap="round"
          />
        ) : null
      })}
      {spots.map(({ city, firstDay, length, x, y }) => (
        <circle
          key={firstDay}
          cx={x}
          cy={y}
          r={openDay >= firstDay && openDay < firstDay + length ? 75 : 48}
          fill={`var(--${colourOf(order.indexOf(city.id))})`}
          stroke="var(--surface)"
          strokeWidth="14"
        />
      ))}
    </svg>
  )
}
