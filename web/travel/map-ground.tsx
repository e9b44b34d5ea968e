import { memo, useId } from 'react'
import outline from './korea-outline.generated.svg?url'
import { drawGrid } from './map-grid.ts'
import { ridgePaths } from './map-ridges.ts'
import { type MapBox, type MapView, paper, paperRatio } from './map-view.ts'

/** Land, sea and a faint grid of degrees. The names and pins above it are text, not drawing. */
export function MapGround({ view, box }: { view: MapView; box: MapBox | null }) {
  const right = (0.5 - view.x * view.scale) * paper.width
  const down = (0.5 - view.y * view.scale) * paper.height
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
        <Land />
        <g opacity={peakStrength(view.scale)}>
          <Peaks />
        </g>
        <path className="map-grid" d={drawGrid(view, box)} />
      </g>
    </svg>
  )
}

/** Peaks belong to the whole country; nearer they would tower over towns, so they fade. */
function peakStrength(scale: number): number {
  return Math.max(0, Math.min(1, 2 - Math.log2(scale) / 2))
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

/** Lit from the west. */
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

/** A file of its own, beside the page: in the page it would be half of what comes before the first paint. */
const Land = memo(function Land() {
  return (
    <>
      <use href={`${outline}#around`} className="map-neighbours" />
      {['map-shore map-shore-far', 'map-shore map-shore-near'].map((shore) => (
        <g key={shore} className={shore}>
          <use href={`${outline}#south`} />
          <use href={`${outline}#north`} />
        </g>
      ))}
      <use href={`${outline}#north`} className="map-north" />
      <use href={`${outline}#south`} className="map-south" />
      <use href={`${outline}#boundary`} className="map-boundary-ground" />
      <use href={`${outline}#boundary`} className="map-boundary" />
    </>
  )
})
