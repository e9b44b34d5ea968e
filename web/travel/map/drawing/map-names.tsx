import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import type { MapLabel } from './map-arrangement.ts'
import { type MapBox, type MapView, type PaperPoint, placeInFrame } from '#web/travel/map/map-view.ts'
import { BothNames } from '#web/travel/places/place-name.tsx'
import type { KoreaMapProps } from '#web/travel/map/map-props.ts'

/** The height of a label with two lines. */
const tallest = 28
/** The size of the scale bar with its text, in the lower left corner. */
const legend = { width: 230, height: 34 }
/** The size of the buttons in the lower right corner. */
const controls = { width: 64, height: 156 }

type Props = {
  labels: readonly MapLabel[]
  view: MapView
  box: MapBox | null
  regionHref: KoreaMapProps['regionHref'] | undefined
}

/** The visible labels. Labels of regions are links and are always rendered, so that keyboards reach them. */
export function MapNames({ labels, view, box, regionHref }: Props) {
  return labels
    .filter((label) => label.kind === 'region' || box === null || isInFrame(label, view, box))
    .map((label) => (
      <Name
        key={label.key}
        label={label}
        scale={view.scale}
        regionHref={regionHref}
        isCut={box !== null && !isInFrame(label, view, box)}
      />
    ))
}

function isInFrame({ at, dx, dy, width }: MapLabel, view: MapView, box: MapBox): boolean {
  const { right, down } = placeInFrame(view, box, at)
  const [left, top] = [right + dx + box.width / 2, down + dy + box.height / 2]
  const isUnderLegend = left < legend.width && top + tallest > box.height - legend.height
  const isUnderControls = left + width > box.width - controls.width && top + tallest > box.height - controls.height
  return (
    !isUnderLegend &&
    !isUnderControls &&
    left >= 0 &&
    left + width <= box.width &&
    top >= 0 &&
    top + tallest <= box.height
  )
}

type NameProps = {
  label: MapLabel
  scale: number
  regionHref: Props['regionHref']
  /** The label would be cut off. It is visible only while it has keyboard focus. */
  isCut: boolean
}

const Name = memo(function Name({ label, scale, regionHref, isCut }: NameProps) {
  return (
    <div
      className={`map-point map-${label.kind}`}
      data-cut={isCut || undefined}
      style={atPaper(label.at, scale)}
      // Hidden from screen readers if it is only a visual aid. Regions are links, and towns and seas are few.
      aria-hidden={isDetail(label) || undefined}
    >
      {label.hasDot && <span className="map-dot" />}
      {label.region && regionHref ? (
        <Link
          to={regionHref(label.region.id, label.region.province)}
          className="map-name"
          data-side={sideOf(label)}
          style={nameStyle(label)}
          draggable={false}
        >
          <BothNames name={label.name} />
        </Link>
      ) : (
        <span
          className="map-name"
          data-side={sideOf(label)}
          data-brief={label.isBrief || undefined}
          style={nameStyle(label)}
        >
          <BothNames name={label.name} />
          {label.lines.length > 0 && <SubwayLines lines={label.lines} />}
        </span>
      )}
    </div>
  )
})

function isDetail({ kind }: MapLabel): boolean {
  return kind !== 'region' && kind !== 'town' && kind !== 'sea'
}

function SubwayLines({ lines }: { lines: readonly string[] }) {
  return (
    <span className="map-bullets">
      {lines.map((line) => (
        <span key={line} className="map-bullet" data-line={line}>
          {line === 'airport' ? 'A' : line}
        </span>
      ))}
    </span>
  )
}

/** The position of a point in a layer of the paper's size. The style sheet moves it there. */
export function atPaper({ x, y }: PaperPoint, scale: number): CSSProperties & Record<'--x' | '--y', number> {
  return { '--x': round(x * scale), '--y': round(y * scale) }
}

/**
 * Uses a transform, not layout: the real text may be slightly wider or narrower than estimated, and the side that faces
 * the dot must not move.
 */
function nameStyle(label: MapLabel): CSSProperties & { '--bullets'?: number } {
  const { dx, dy, width, lines } = label
  const across = {
    start: toRem(dx),
    center: `calc(${toRem(dx + width / 2)} - 50%)`,
    end: `calc(${toRem(dx + width)} - 100%)`,
  }
  const translate = `${across[sideOf(label)]} ${toRem(dy)}`
  return lines.length > 0 ? { translate, '--bullets': lines.length } : { translate }
}

/** The side of the text that is next to its dot. */
function sideOf({ dx, width }: MapLabel): 'start' | 'center' | 'end' {
  if (dx > 0) return 'start'
  return dx <= -width ? 'end' : 'center'
}

/** Sizes in rem, so that everything grows with the visitor's font size. */
export function toRem(pixels: number): string {
  return `${round(pixels / 16)}rem`
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
