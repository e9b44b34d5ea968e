import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { TriangleAlert } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  isOptional?: boolean | undefined
}

/** Props for the control, so that label, hint and error are announced with it. */
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldFrameProps = FieldWords & {
  id: string
  className?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

/** Label, hint, error and control, in reading order. An error shows a bar in the margin. */
export function FieldFrame({ id, label, hint, error, isOptional, className, children }: FieldFrameProps) {
  const { ui } = everywhere
  const { hintId, errorId, describedBy } = describe(id, hint, error)
  return (
    <div className={classes('relative max-w-110', error && marginBar, className)}>
      <label htmlFor={id} className="block w-fit text-small font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-soft"> {ui.optional}</span> : null}
      </label>
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
      <div className="mt-1.5">
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      </div>
    </div>
  )
}

type GroupFrameProps = FieldWords & { id: string; className?: string | undefined; children: ReactNode }

/** The same for a group of controls that answer one question. */
export function GroupFrame({ id, label, hint, error, isOptional, className, children }: GroupFrameProps) {
  const { ui } = everywhere
  const { hintId, errorId, describedBy } = describe(id, hint, error)
  return (
    // The error summary links here and focuses the first control inside.
    <fieldset
      id={id}
      className={classes('relative min-w-0', error && marginBar, className)}
      aria-describedby={describedBy}
    >
      <legend className="text-small font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-soft"> {ui.optional}</span> : null}
      </legend>
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
      <div className="mt-2">{children}</div>
    </fieldset>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null
  return (
    <p id={id} className="text-mini text-soft">
      {hint}
    </p>
  )
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  const { ui } = everywhere
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-medium text-vermilion">
      <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <span>
        <span className="sr-only">{ui.errorPrefix} </span>
        {error}
      </span>
    </p>
  )
}

export const marginBar = 'before:absolute before:inset-y-0 before:-start-3.5 before:w-1 before:bg-vermilion'

export function describe(id: string, hint: ReactNode, error: string | null | undefined) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return { hintId, errorId, describedBy: classes(hint ? hintId : null, error ? errorId : null) || undefined }
}

/** The look of a text input: 48 px high, with a border contrast of 3:1. */
export function controlClasses(isWrong: boolean): string {
  return classes(
    'block w-full min-h-12 rounded-control border bg-surface px-3.5 py-2.5 text-ink transition-colors duration-(--quick) placeholder:text-soft hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-soft [&[readonly]]:bg-sunk',
    isWrong ? 'border-vermilion inset-ring inset-ring-vermilion hover:border-vermilion' : 'border-line-strong',
  )
}
