import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { PlainLink, type PlainLinkProps } from '#web/ui/plain-link.tsx'

/** For controls of a card (`relative`): lifts them above the link that covers the card. */
export const aboveDoor = 'relative z-1'

/** Extends a link over its whole card. The link has its own text for keyboards and screen readers. */
export const door = 'after:absolute after:inset-0'

/** The main link of a card. Its click area includes the picture and the title. */
export function CardDoor({ className, ...rest }: PlainLinkProps) {
  return (
    <PlainLink
      {...rest}
      className={classes(
        'inline-flex min-h-11 items-center font-bold text-jade underline decoration-[1.5px] underline-offset-4 hover:text-jade-strong hover:decoration-[3px]',
        door,
        className,
      )}
    />
  )
}

type CardFootProps = {
  door: ReactNode
  /** Further actions. */
  children?: ReactNode
}

/**
 * The footer of a card: the main link at the start and other actions at the end, on one line where they fit. The words
 * of an action break before it goes to a line of its own, unless letters are large.
 */
export function CardFoot({ door: wayIn, children }: CardFootProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3 text-small">
      {wayIn}
      <span
        className={classes(aboveDoor, '-me-3 flex max-w-max grow basis-32 flex-wrap items-center justify-end gap-x-1')}
      >
        {children}
      </span>
    </div>
  )
}
