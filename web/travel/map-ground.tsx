import { memo, useId } from 'react'
import { boundaryPath, neighbourPath, northPath, southPath } from './korea-outline.generated.ts'
import { drawGrid } from './map-grid.ts'
import { peakPath, shadePath } from './map-ridges.ts'
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
  return (
    <>
      <path className="map-peaks" d={peakPath} />
      <path className="map-peaks-shade" d={shadePath} />
    </>
  )
})

const Land = memo(function Land() {
  const id = useId()
  const [south, north] = [`${id}south`, `${id}north`]
  return (
    <>
      <defs>
        <path id={south} d={southPath} />
        <path id={north} d={northPath} />
      </defs>
      <path className="map-neighbours" d={neighbourPath} />
      {['map-shore map-shore-far', 'map-shore map-shore-near'].map((shore) => (
        <g key={shore} className={shore}>
          <use href={`#${south}`} />
          <use href={`#${north}`} />
        </g>
      ))}
      <use href={`#${north}`} className="map-north" />
      <use href={`#${south}`} className="map-south" />
      <path className="map-boundary" d={boundaryPath} />
    </>
  )
})
