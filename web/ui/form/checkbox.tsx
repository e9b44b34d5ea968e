import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceBox } from './choice-box.tsx'
import { classes } from '#web/ui/classes.ts'
import { describe, FieldError, FieldHint, marginBar } from './field-frame.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** A single yes-or-no choice. A consent is one checkbox of its own and is never checked in advance. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? rest.name ?? ownId
  const { hintId, errorId, describedBy } = describe(boxId, hint, error)
  return (
    <div className={classes('relative', error && marginBar, className)}>
      <FieldError id={errorId} error={error} />
      <div className="flex gap-3 py-2.5">
        <ChoiceBox {...rest} type="checkbox" id={boxId} aria-describedby={describedBy} isWrong={Boolean(error)} />
        <div className="min-w-0 wrap-anywhere">
          {/* The padding is part of the click target. */}
          <label htmlFor={boxId} className="-my-2.5 block cursor-pointer py-2.5">
            {label}
          </label>
          <FieldHint id={hintId} hint={hint} />
        </div>
      </div>
    </div>
  )
}
