import { memo } from 'react'
import { type DrawnLine, drawnRails, drawnSubways, drawnWaters, stationDots } from './map-facts.ts'
import { pixelsPerDegree, type SheetBox } from './map-view.ts'

/** From how many pixels to a degree of longitude lines of each kind are drawn, and stations on them. */
const levels = { rails: 120, subways: 480, wideSubways: 1200, stations: 1200, largeStations: 3600 }
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
      {['map-rail', 'map-rail map-rail-sleepers'].map((rail) => (
        <path key={rail} className={rail} d={rails.map(({ d }) => d).join('')} />
      ))}
      <g className={level >= levels.wideSubways ? 'map-subway map-subway-wide' : 'map-subway'}>
        {subways.map(({ d, line }) => (
          <path key={d} d={d} data-line={line} />
        ))}
      </g>
      {level >= levels.stations && subways.length > 0 && (
        <g className={level >= levels.largeStations ? 'map-stations map-stations-large' : 'map-stations'}>
          <path d={stationDots} />
          <path d={stationDots} />
        </g>
      )}
    </>
  )
})

function meets({ box }: DrawnLine, part: SheetBox): boolean {
  return box.left < part.right && part.left < box.right && box.top < part.bottom && part.top < box.bottom
}
