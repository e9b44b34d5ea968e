import { memo, useId } from 'react'
import { boundaryPath, neighbourPath, northPath, southPath } from './korea-outline.generated.ts'
import { type MapView, paper, paperRatio } from './map-view.ts'

/** Land, sea and a faint grid of degrees. The names and pins above it are text, not drawing. */
export function MapGround({ view }: { view: MapView }) {
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
      </g>
    </svg>
  )
}

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
