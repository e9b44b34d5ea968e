import type { MapRoute } from '#web/travel/map/drawing/map-route.ts'
import { thumbnailOf } from './thumbnail-points.ts'

const size = { width: 96, height: 60 }

/** A thumbnail of the day's route; decorative, on the button that opens the map. */
export function RouteThumbnail({ route }: { route: MapRoute }) {
  const points = thumbnailOf(route.stops, size)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-12 w-19 shrink-0 max-[23.4rem]:hidden rounded-control border border-line bg-sunk"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={route.colour}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }, index) => (
        <circle key={route.stops[index]?.id} cx={x} cy={y} r="5" fill={route.colour} />
      ))}
    </svg>
  )
}
