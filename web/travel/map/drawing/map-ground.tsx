import { memo, useId } from 'react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { outline as wholeCountryOutline } from '#web/travel/map/korea-outline.generated.ts'
import { drawGrid } from './map-grid.ts'
import { drawingLevel, MapLines, MapWaters } from './map-lines.tsx'
import { ridgePaths } from './map-ridges.ts'
import { type MapBox, type MapView, paper, paperRatio, type SheetBox, unmeasured } from '#web/travel/map/map-view.ts'

// From this scale the coarse outline of the page would look angular.
const fineFrom = 2

/** Land, sea and a faint grid of degrees. Labels and pins above it are HTML. */
export function MapGround({ view, box, part }: { view: MapView; box: MapBox | null; part: SheetBox }) {
  const { part: fineOutline } = useOnDemand(view.scale >= fineFrom, loadFineOutline)
  const right = (0.5 - view.x * view.scale) * paper.width
  const down = (0.5 - view.y * view.scale) * paper.height
  const peaks = peakStrength(view.scale)
  const level = drawingLevel(view.scale * (box ?? unmeasured).paper)
  return (
    <svg
      aria-hidden="true"
      className="map-ground"
      viewBox={`0 0 ${paper.width} ${Math.round(paper.width / paperRatio)}`}
      preserveAspectRatio="none"
    >
      <g
        transform={`translate(${right.toFixed(2)} ${down.toFixed(2)}) scale(${view.scale.toFixed(5)}) translate(${-paper.left} ${-paper.top})`}
      >
        <Land outline={fineOutline ?? wholeCountryOutline} />
        <MapWaters level={level} part={part} />
        {peaks > 0 && (
          <g opacity={peaks}>
            <Peaks />
          </g>
        )}
        <path className="map-grid" d={drawGrid(view, box)} />
        <MapLines level={level} part={part} />
      </g>
    </svg>
  )
}

async function loadFineOutline(): Promise<Outline> {
  return (await import('#web/travel/map/korea-outline-fine.generated.ts')).outline
}

/**
 * The opacity of the peaks. They are drawn for the whole country. At higher zoom they would cover towns, so they fade
 * out and mountains are labelled instead.
 */
function peakStrength(scale: number): number {
  return Math.max(0, Math.min(1, (2.6 - Math.log2(scale)) / 1.6))
}

const Peaks = memo(function Peaks() {
  const id = useId()
  return (
    <>
      {(['high', 'low'] as const).map((which) => (
        <g key={which}>
          <Peak id={`${id}${which}`} height={which === 'high' ? 66 : 48} />
          <path d={ridgePaths[which]} markerMid={`url(#${id}${which})`} />
        </g>
      ))}
    </>
  )
})

const halfPeak = 33

/** A peak with light from the west. */
function Peak({ id, height }: { id: string; height: number }) {
  return (
    <marker
      id={id}
      markerUnits="userSpaceOnUse"
      markerWidth={2 * halfPeak}
      markerHeight={height}
      refX={halfPeak}
      refY={height}
    >
      <path className="map-peak" d={`M0 ${height}L${halfPeak} 0 ${2 * halfPeak} ${height}z`} />
      <path className="map-peak-shade" d={`M${halfPeak} 0L${2 * halfPeak} ${height}h-22z`} />
    </marker>
  )
}

type Outline = typeof wholeCountryOutline

const Land = memo(function Land({ outline }: { outline: Outline }) {
  const id = useId()
  const [south, north, boundary] = [`${id}south`, `${id}north`, `${id}boundary`]
  return (
    <>
      <defs>
        {/* An attribute, because style sheets do not apply inside a `use` element. */}
        <path id={south} d={outline.south} vectorEffect="non-scaling-stroke" />
        <path id={north} d={outline.north} vectorEffect="non-scaling-stroke" />
        <path id={boundary} d={outline.boundary} vectorEffect="non-scaling-stroke" />
      </defs>
      <path className="map-neighbours" d={outline.around} />
      {['map-shore map-shore-far', 'map-shore map-shore-near'].map((shore) => (
        <g key={shore} className={shore}>
          <use href={`#${south}`} />
          <use href={`#${north}`} />
        </g>
      ))}
      <use href={`#${north}`} className="map-north" />
      <use href={`#${south}`} className="map-south" />
      <use href={`#${boundary}`} className="map-boundary-ground" />
      <use href={`#${boundary}`} className="map-boundary" />
    </>
  )
})
