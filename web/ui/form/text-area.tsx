import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldFrame, type FieldWords } from './field-frame.tsx'
import { formParts } from '#locales/en/site/form-parts.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> &
  FieldWords & {
    /** The maximum length. Longer text is reported, never cut off, so that pasted text is not lost. */
    longest?: number | undefined
  }

export function TextArea({ label, hint, error, isOptional, longest, className, id, onChange, ...rest }: TextAreaProps) {
  const ownId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const length = String(rest.value ?? typed).length
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const fieldId = id ?? rest.name ?? ownId
  const countId = `${fieldId}-count`
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, isOptional }} className={classes('max-w-172', className)}>
      {(wiring) => (
        <>
          <textarea
            rows={4}
            {...rest}
            {...wiring}
            aria-describedby={classes(wiring['aria-describedby'], longest ? countId : null) || undefined}
            onChange={change}
            className={classes(controlClasses(Boolean(error)), 'field-sizing-content min-h-24 resize-y')}
          />
          {longest ? <Count id={countId} length={length} longest={longest} /> : null}
        </>
      )}
    </FieldFrame>
  )
}

function Count({ id, length, longest }: { id: string; length: number; longest: number }) {
  const { characters } = formParts
  const isOver = length > longest
  // Announced only near the limit. At every key it would interrupt the typed text.
  const isNear = length > longest * 0.9
  return (
    <p
      id={id}
      aria-live={isNear ? 'polite' : 'off'}
      className={classes('text-mini', isOver ? 'text-vermilion' : 'text-soft')}
    >
      {characters(length, longest)}
    </p>
  )
}
