import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import './progress.css'

type ProgressProps = {
  label: string
  /** 0 to 1. Absent while the duration is unknown. */
  share?: number | undefined
  /** The current step. It is announced. */
  step?: ReactNode
  className?: string | undefined
}

export function Progress({ label, share, step, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={classes('max-w-110', className)}>
      <span id={id} className="text-small font-semibold">
        {label}
      </span>
      <progress aria-labelledby={id} className="progress" {...(share !== undefined && { value: share, max: 1 })} />
      <output className="block min-h-[1.5em] text-mini text-soft">{step}</output>
    </div>
  )
}
