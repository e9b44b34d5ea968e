import { type ComponentProps, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldFrame, type FieldWords } from './field-frame.tsx'
import { ChevronDown } from 'lucide-react'

type SelectFieldProps = ComponentProps<'select'> &
  FieldWords & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[]
    /** The first option, with an empty value, until something is chosen. */
    placeholder?: string | undefined
  }

/** A native select: phones show their picker, and keyboards can search by letter. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  className,
  id,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  return (
    <FieldFrame id={id ?? rest.name ?? ownId} {...{ label, hint, error, isOptional, className }}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...rest}
            {...wiring}
            className={classes(controlClasses(Boolean(error)), 'cursor-pointer appearance-none pe-11 text-ellipsis')}
          >
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-soft"
          />
        </span>
      )}
    </FieldFrame>
  )
}
