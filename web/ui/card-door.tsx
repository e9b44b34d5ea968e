import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { PlainLink, type PlainLinkProps } from './plain-link.tsx'

/** Of a card (`relative`): what lies above the link that covers it, and is pressed for itself. */
export const aboveDoor = 'relative z-1'

/** Covers the card that it stands in, with a word of its own for who goes by keyboard or listens. */
export const door = 'after:absolute after:inset-0'

/** The way in: whoever presses the picture or the title presses this. */
export function CardDoor({ className, ...rest }: PlainLinkProps) {
  return (
    <PlainLink
      {...rest}
      className={classes(
        'inline-flex min-h-11 items-end border-b-[1.5px] border-jade pb-0.5 font-bold text-jade hover:border-jade-strong hover:text-jade-strong',
        door,
        className,
      )}
    />
  )
}

type CardFootProps = {
  door: ReactNode
  /** What else one can do. */
  children?: ReactNode
}

/** The lower edge of a print: the way in at its start and the rest at its end, on one line in every card. */
export function CardFoot({ door: wayIn, children }: CardFootProps) {
  return (
    <div className="mt-auto flex items-end justify-between gap-x-4 pt-3 text-small">
      {wayIn}
      <span className={classes(aboveDoor, '-me-3 flex flex-wrap items-center justify-end gap-x-1')}>{children}</span>
    </div>
  )
}
