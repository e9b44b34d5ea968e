import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Star } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'

export type RatingKind = 'reviews' | 'editor' | 'source'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** Whose rating it is. Always shown, except where the number of reviews already says it. */
  kind: RatingKind
  count?: number | undefined
  /** The source of an external rating, with a link if there is one. */
  source?: ReactNode
  /** One star on a card, five on a detail page. */
  look?: 'star' | 'stars'
  className?: string | undefined
}

export function Rating({ value, kind, count, source, look = 'star', className }: RatingProps) {
  const { ui } = everywhere
  return (
    <span className={classes('inline-flex flex-wrap items-center gap-x-1.5 text-small', className)}>
      {look === 'star' ? <Star aria-hidden className={starLook} /> : <FiveStars value={value} />}
      <span className="sr-only">{ui.rating.spoken(value)}</span>
      <span aria-hidden className="font-semibold">
        {value.toFixed(1)}
        {kind === 'reviews' ? '/5' : null}
      </span>
      <span className="text-soft">
        {ui.rating.kinds[kind]}
        {count === undefined ? null : ` ${ui.rating.count(count)}`}
        {source ? <> · {source}</> : null}
      </span>
    </span>
  )
}

const starLook = 'size-4 shrink-0 fill-current text-ochre forced-colors:text-[CanvasText]'
const five = [0, 1, 2, 3, 4]

function FiveStars({ value }: { value: number }) {
  return (
    <span aria-hidden className="inline-flex gap-0.5">
      {five.map((place) => (
        <span key={place} className="relative">
          <Star className="size-4 text-line-strong" />
          <span
            className="absolute inset-y-0 start-0 overflow-hidden"
            style={{ width: `${shareOf(value, place) * 100}%` }}
          >
            <Star className={starLook} />
          </span>
        </span>
      ))}
    </span>
  )
}

function shareOf(value: number, place: number): number {
  return Math.min(1, Math.max(0, value - place))
}
