import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useMessages } from './messages.ts'

/** One grey shape; its size is that of what will stand here, given as classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('skeleton block rounded-tag bg-sunk', className)} />
}

/** As many lines as the text will have, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={classes('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // A line of text is 1.5 em; the bar in it leaves the same air.
        <Skeleton key={line} className={classes('my-[0.4em] h-[0.7em]', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** Around the shapes: says once that something is coming, and is silent about the shapes. */
export function LoadingArea({ children, className }: { children: ReactNode; className?: string }) {
  const { ui } = useMessages()
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{ui.loading}</output>
      {children}
    </div>
  )
}
