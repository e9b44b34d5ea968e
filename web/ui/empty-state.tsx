import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type EmptyStateProps = {
  /** A drawing of 4 to 3, of which a phone shows the middle. */
  picture?: ReactNode
  title: string
  text: ReactNode
  /** What narrowed it down, each with what taking it away would free. */
  causes?: ReactNode
  /** The ways out, the best one first: there is always one. */
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
