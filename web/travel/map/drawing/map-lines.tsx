import { memo, useId } from 'react'
import { type DrawnLine, drawnRails, drawnSubways, drawnWaters, drawStations } from '#web/travel/map/map-facts.ts'
import { pixelsPerDegree, type SheetBox } from '#web/travel/map/map-view.ts'

/** The scale, in pixels per degree of longitude, from which each kind of line and the stations are drawn. */
const levels = { rails: 220, subways: 480, wideSubways: 1200, stations: 1200, largeStations: 3600 }
/** Streams are added with their own levels. */
const steps = [...Object.values(levels), ...drawnWaters.map(({ from }) => from)].toSorted((one, other) => one - other)

type LinesProps = { level: number; part: SheetBox }

/** The highest level that this paper width has reached. Between two levels only the size of the drawing changes. */
export function drawingLevel(pixels: number): number {
  return steps.findLast((step) => step <= pixelsPerDegree(pixels)) ?? 0
}

/** Rivers at their real width, or as a thin line where that would be too narrow. */
export const MapWaters = memo(function MapWaters({ level, part }: LinesProps) {
  return drawnWaters
    .filter((water) => water.from <= level && meets(water, part))
    .map(({ d, width }) => (
      <g key={d} className="map-river">
        <path d={d} />
        <path d={d} className="map-true-width" style={{ strokeWidth: width }} />
      </g>
    ))
})

/** High-speed rail, and the subway of Seoul with its stations. */
export const MapLines = memo(function MapLines({ level, part }: LinesProps) {
  const rails = level >= levels.rails ? drawnRails.filter((line) => meets(line, part)) : []
  const subways = level >= levels.subways ? drawnSubways.filter((line) => meets(line, part)) : []
  return (
    <>
      {rails.length > 0 && (
        <Cased d={rails.map(({ d }) => d).join('')} outer="map-rail" inner="map-rail map-rail-sleepers" />
      )}
      <g className={level >= levels.wideSubways ? 'map-subway map-subway-wide' : 'map-subway'}>
        {subways.map(({ d, line }) => (
          <path key={d} d={d} data-line={line} />
        ))}
      </g>
      {level >= levels.stations && (
        <g className={level >= levels.largeStations ? 'map-stations-large' : undefined}>
          <Cased d={drawStations(part)} outer="map-station-ring" inner="map-station-dot" />
        </g>
      )}
    </>
  )
})

/** A line in two strokes, one on top of the other. */
function Cased({ d, outer, inner }: { d: string; outer: string; inner: string }) {
  const id = useId()
  return (
    <>
      <defs>
        {/* An attribute, because style sheets do not apply inside a `use` element. */}
        <path id={id} d={d} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${id}`} className={outer} />
      <use href={`#${id}`} className={inner} />
    </>
  )
}

function meets({ box }: DrawnLine, part: SheetBox): boolean {
  return box.left < part.right && part.left < box.right && box.top < part.bottom && part.top < box.bottom
}
