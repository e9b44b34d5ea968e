import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import type { MapLabel } from './map-arrangement.ts'
import { type MapBox, type MapView, type PaperPoint, placeInFrame } from './map-view.ts'
import { BothNames } from './place-name.tsx'
import type { KoreaMapProps } from './map-props.ts'

/** Two lines of a name. */
const tallest = 28
/** What the scale bar and its words take of the lower left corner. */
const legend = { width: 230, height: 34 }
/** And the buttons of the lower right one. */
const controls = { width: 64, height: 156 }

type Props = {
  labels: readonly MapLabel[]
  view: MapView
  box: MapBox | null
  regionHref: KoreaMapProps['regionHref'] | undefined
}

/** The names that are in view; those of the regions are links, and keys reach them beyond it. */
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
  /** It would not be whole: only who reaches it by keys sees it. */
  isCut: boolean
}

const Name = memo(function Name({ label, scale, regionHref, isCut }: NameProps) {
  return (
    <div
      className={`map-point map-${label.kind}`}
      data-cut={isCut || undefined}
      style={atPaper(label.at, scale)}
      // What only helps the eye to find its way; a region is a link, towns and seas are few.
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

/** Where a point stands in a layer that is as large as the paper; the style sheet moves it there. */
export function atPaper({ x, y }: PaperPoint, scale: number): CSSProperties & Record<'--x' | '--y', number> {
  return { '--x': round(x * scale), '--y': round(y * scale) }
}

/**
 * Moved and not laid out: with the real letters a name may be a little wider or narrower than thought, and the side
 * that faces the dot must not move.
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

/** The words lean towards their dot. */
function sideOf({ dx, width }: MapLabel): 'start' | 'center' | 'end' {
  if (dx > 0) return 'start'
  return dx <= -width ? 'end' : 'center'
}

/** Everything grows with the visitor's letters. */
export function toRem(pixels: number): string {
  return `${round(pixels / 16)}rem`
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
