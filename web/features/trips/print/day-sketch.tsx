import { sketchDay } from '#domain/trips/plan/day-sketch.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { spotOfStop } from '#domain/trips/plan/trip-today.ts'
import { numberStops } from '#web/features/trips/results/timeline/trip-days.ts'
import { spreadPins } from '#web/travel/map/drawing/map-route.ts'
import { tripPrint as words } from '#locales/en/trips/trip-print.ts'

// A base farther away than this is left out of the sketch.
const nearMetres = 25_000
// A pin is 6.1 mm wide with its edge.
const pinGap = 6.2
const sheet = { width: 92, height: 60, margin: 6 }

type DaySketchProps = { day: PlanDay; number: number; places: TripDocument['places'] }

/** A printed sketch of a day: numbered stops joined by a line, and a scale. */
export function DaySketch({ day, number, places }: DaySketchProps) {
  const numbers = numberStops(day)
  const known = day.stops.flatMap((_, index) => {
    const [spot, inList] = [spotOfStop(day, places, index), numbers[index]]
    return spot && inList ? [{ spot, number: inList }] : []
  })
  // With an airport or another city in the sketch, the stops would shrink to one spot.
  const stops = known.filter(
    ({ spot }) => known.filter((other) => straightMetres(other.spot, spot) < nearMetres).length * 2 > known.length,
  )
  const ends = [day.from, day.to].filter((end) => stops.some(({ spot }) => straightMetres(end, spot) < nearMetres))
  const sketch = sketchDay([...stops.map(({ spot }) => spot), ...ends], sheet)
  if (!sketch) return null
  const { points, scale } = sketch
  // Stops next door to each other would cover each other's numbers.
  const pins = spreadPins(
    points.slice(0, stops.length).map(({ x, y }) => ({ right: x, down: y })),
    pinGap,
  )
  return (
    <svg
      role="img"
      aria-label={words.sketch(number)}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="print-sketch"
    >
      <polyline
        points={pins.map(({ right, down }) => `${right},${down}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeWidth="0.7"
      />
      {points.slice(stops.length).map(({ x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the beginning and the end
        <rect key={index} x={x - 1.2} y={y - 1.2} width="2.4" height="2.4" fill="currentColor" />
      ))}
      {stops.map((stop, index) => {
        const pin = pins[index]
        return pin ? (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is its position
          <g key={index}>
            <circle cx={pin.right} cy={pin.down} r="2.8" fill="white" stroke="currentColor" strokeWidth="0.5" />
            <text
              x={pin.right}
              y={pin.down + 1.25}
              textAnchor="middle"
              fontSize="3.6"
              fontWeight="600"
              fill="currentColor"
            >
              {stop.number}
            </text>
          </g>
        ) : null
      })}
      <path d={`M2 ${sheet.height - 2.5}v1h${scale.length}v-1`} fill="none" stroke="currentColor" strokeWidth="0.3" />
      <text x={3 + scale.length} y={sheet.height - 1} fontSize="3" fill="currentColor">
        {words.scale(scale.metres)}
      </text>
    </svg>
  )
}
