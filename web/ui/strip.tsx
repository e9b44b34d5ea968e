import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

type StripProps = { labelledBy: string; className?: string | undefined; children: ReactNode }

/** On a phone a row of prints to swipe through, and a grid where there is room. It is a stop of Tab while it scrolls. */
export function Strip({ labelledBy, className, children }: StripProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isScrolling, setIsScrolling] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setIsScrolling(element.scrollWidth > element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <ul
      ref={list}
      aria-labelledby={labelledBy}
      {...(isScrolling && { tabIndex: 0 })}
      className={classes('strip', className)}
    >
      {children}
    </ul>
  )
}
