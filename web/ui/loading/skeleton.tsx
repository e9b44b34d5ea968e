import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { everywhere } from '#locales/en/everywhere.ts'

/** A grey placeholder. Its classes set the size of the content that will replace it. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('skeleton block rounded-tag bg-sunk', className)} />
}

/** A skeleton for text, with a shorter last line. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={classes('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // A line of text is 1.5 em high. Bar and margins add up to the same.
        <Skeleton key={line} className={classes('my-[0.4em] h-[0.7em]', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** Wraps skeletons: announces loading once and hides the skeletons from screen readers. */
export function LoadingArea({ children, className }: { children: ReactNode; className?: string }) {
  const { ui } = everywhere
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{ui.loading}</output>
      {children}
    </div>
  )
}
