import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceBox } from './choice-box.tsx'
import { classes } from './classes.ts'
import { describe, FieldError, FieldHint, marginBar } from './field-frame.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** One yes or no. A consent is one of these on its own, and nobody ticks it beforehand. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? rest.name ?? ownId
  const { hintId, errorId, describedBy } = describe(boxId, hint, error)
  return (
    <div className={classes('relative', error && marginBar, className)}>
      <FieldError id={errorId} error={error} />
      <div className="flex gap-3 py-2.5">
        <ChoiceBox {...rest} type="checkbox" id={boxId} aria-describedby={describedBy} isWrong={Boolean(error)} />
        <div>
          {/* The padding belongs to what can be pressed. */}
          <label htmlFor={boxId} className="-my-2.5 block cursor-pointer py-2.5">
            {label}
          </label>
          <FieldHint id={hintId} hint={hint} />
        </div>
      </div>
    </div>
  )
}
