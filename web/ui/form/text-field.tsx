import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldFrame, type FieldWords } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & {
    type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time' | undefined
    /** An icon before the text, for example a magnifying glass. */
    icon?: ReactNode
  }

/** A single-line text input, controlled or uncontrolled. Typed text is kept. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  icon,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  return (
    <FieldFrame id={id ?? rest.name ?? ownId} {...{ label, hint, error, isOptional, className }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...rest}
            {...wiring}
            type={type}
            className={classes(controlClasses(Boolean(error)), Boolean(icon) && 'ps-11')}
          />
          {icon ? <span className={iconPlace}>{icon}</span> : null}
        </span>
      )}
    </FieldFrame>
  )
}

const iconPlace = 'pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-soft [&>svg]:size-5'
