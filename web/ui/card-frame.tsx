import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type CardFrameProps = {
  picture?: ReactNode
  /** On the picture's upper edge. */
  badges?: ReactNode
  /** Stand on the lower edge, so that those of neighbours stand in one line. */
  actions?: ReactNode
  /** The pin of this card is pointed at on the map, or the other way round. */
  isHighlighted?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The frame of a clinic in a list. Places are prints and have none. */
export function CardFrame({ picture, badges, actions, isHighlighted, className, children }: CardFrameProps) {
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
        {actions ? <div className="mt-auto flex flex-wrap gap-2 pt-4">{actions}</div> : null}
      </div>
    </article>
  )
}
