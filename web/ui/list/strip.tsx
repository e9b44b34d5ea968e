import { type ReactNode, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { useScrollStop } from '#web/ui/overlay/use-scroll-stop.ts'

type StripProps = { labelledBy: string; className?: string | undefined; children: ReactNode }

/** A row of cards to swipe on a phone, and a grid on wider screens. Focusable while it scrolls. */
export function Strip({ labelledBy, className, children }: StripProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} aria-labelledby={labelledBy} {...useScrollStop(list)} className={classes('strip', className)}>
      {children}
    </ul>
  )
}
