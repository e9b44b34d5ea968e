import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

type CardFrameProps = {
  picture?: ReactNode
  /** On the picture's upper edge. */
  badges?: ReactNode
  /** A CardFoot at the lower edge. */
  foot?: ReactNode
  /** The pin of this card is highlighted on the map, or the other way round. */
  isHighlighted?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The frame of a clinic's card. Cards of places have no frame. */
export function CardFrame({ picture, badges, foot, isHighlighted, className, children }: CardFrameProps) {
  return (
    <article
      className={classes(
        'group relative flex h-full flex-col overflow-clip rounded-panel border bg-surface transition-colors duration-(--quick)',
        isHighlighted ? 'border-jade outline outline-jade' : 'border-line hover:border-line-strong',
        className,
      )}
    >
      {picture}
      {badges ? <div className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">{badges}</div> : null}
      <div className="flex flex-1 flex-col p-4">
        {children}
        {foot}
      </div>
    </article>
  )
}
