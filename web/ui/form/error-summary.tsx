import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { formParts } from '#locales/en/site/form-parts.ts'

type ErrorSummaryProps = {
  /** In the order of the page, with the same messages as at the fields. */
  errors: readonly { fieldId: string; message: string }[]
  /** The number of failed submits. Each one moves the focus here. */
  attempt: number
  className?: string | undefined
}

/** Above the heading of a form with errors. Every line links to its field. */
export function ErrorSummary({ errors, attempt, className }: ErrorSummaryProps) {
  const { errorSummary } = formParts
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors && attempt > 0) frame.current?.focus()
  }, [attempt, hasErrors])
  if (!hasErrors) return null
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(
        'max-w-172 rounded-control border-3 border-vermilion bg-surface p-5 outline-offset-2! outline-indigo focus:outline-3! sm:p-6',
        className,
      )}
    >
      <h2 id={titleId} className="text-h3">
        {errorSummary.title(errors.length)}
      </h2>
      <ul className="mt-3 grid gap-x-4 gap-y-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className="inline-flex min-h-8 items-center font-medium text-vermilion underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-mini text-soft">{errorSummary.kept}</p>
    </section>
  )
}

/** Scrolls to the label and focuses the field. In a group it focuses the first control. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const control = field.matches('fieldset') ? field.querySelector<HTMLElement>('input, select, textarea') : field
  const frame = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field
  frame.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
