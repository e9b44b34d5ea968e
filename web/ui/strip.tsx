import { type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import { useScrollStop } from './use-scroll-stop.ts'

type StripProps = { labelledBy: string; className?: string | undefined; children: ReactNode }

/**
 * On a phone a row of prints to swipe through, and a grid where there is room. It is a stop of Tab while it scrolls.
 */
export function Strip({ labelledBy, className, children }: StripProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} aria-labelledby={labelledBy} {...useScrollStop(list)} className={classes('strip', className)}>
      {children}
    </ul>
  )
}
