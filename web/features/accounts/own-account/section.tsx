import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

type SectionProps = {
  id: string
  heading: string
  lead: string
  /** A table needs the full width and stands below its heading. */
  isWide?: boolean
  children: ReactNode
}

/** A section: heading and lead on the left, actions on the right. On a phone they are stacked. */
export function Section({ id, heading, lead, isWide = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(
        'grid gap-x-12 gap-y-5 border-t border-line py-9',
        !isWide && 'lg:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <div>
        <h2 id={headingId} className="text-h3">
          {heading}
        </h2>
        <p className="mt-2 max-w-[62ch] text-small text-soft">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
