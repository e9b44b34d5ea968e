import { memo, useId } from 'react'
import { type DrawnLine, drawnRails, drawnSubways, drawnWaters, drawStations } from './map-facts.ts'
import { pixelsPerDegree, type SheetBox } from './map-view.ts'

/** From how many pixels to a degree of longitude lines of each kind are drawn, and stations on them. */
const levels = { rails: 220, subways: 480, wideSubways: 1200, stations: 1200, largeStations: 3600 }
/** Streams too, by their own. */
const steps = [...Object.values(levels), ...drawnWaters.map(({ from }) => from)].toSorted((one, other) => one - other)

type LinesProps = { level: number; part: SheetBox }

/** The highest of the levels that a paper of this width has reached: between two nothing changes but its size. */
export function drawingLevel(pixels: number): number {
  return steps.findLast((step) => step <= pixelsPerDegree(pixels)) ?? 0
}

/** Rivers: as wide as they are, and a thin line where that would be nothing. */
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

/** Fast trains and the subway of Seoul with its stations. */
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

/** One line in two strokes, one on the other. */
function Cased({ d, outer, inner }: { d: string; outer: string; inner: string }) {
  const id = useId()
  return (
    <>
      <defs>
        {/* An attribute, because a style sheet does not reach into what is used. */}
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
