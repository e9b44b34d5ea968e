import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

type EmptyStateProps = {
  /** A drawing with a ratio of 4:3. A phone shows its middle part. */
  picture?: ReactNode
  title: string
  text: ReactNode
  /** The active filters, each with the number of results without it. */
  causes?: ReactNode
  /** The actions, the best one first. There is always one. */
  ways: ReactNode
  level?: 'h1' | 'h2' | 'h3'
  className?: string | undefined
}

export function EmptyState({ picture, title, text, causes, ways, level: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={classes('flex flex-wrap items-center gap-x-16 gap-y-8', className)}>
      {picture ? (
        <div className="aspect-video w-full overflow-hidden rounded-panel bg-sunk sm:aspect-4/3 sm:w-80">{picture}</div>
      ) : null}
      <div className="min-w-0 flex-[1_1_18rem]">
        <Heading className="text-h3">{title}</Heading>
        <div className="mt-2 max-w-[62ch]">{text}</div>
        {causes ? <div className="mt-5">{causes}</div> : null}
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">{ways}</div>
      </div>
    </div>
  )
}
