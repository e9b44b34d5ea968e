import { type ReactNode, useId } from 'react'
import { ChoiceBox } from './choice-box.tsx'
import { type FieldWords, GroupFrame } from './field-frame.tsx'

type RadioGroupProps<Value extends string> = FieldWords & {
  name: string
  id?: string | undefined
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  selected?: Value | null | undefined
  defaultSelected?: Value | undefined
  onSelect?: ((value: Value) => void) | undefined
  className?: string | undefined
}

/** A single choice, one option per row. For short labels, use TileGroup. */
export function RadioGroup<Value extends string>({
  name,
  id = name,
  options,
  selected,
  defaultSelected,
  onSelect,
  ...frame
}: RadioGroupProps<Value>) {
  const rowId = useId()
  const isHeld = selected !== undefined
  return (
    <GroupFrame id={id} {...frame}>
      {options.map(({ value, label, hint }) => (
        <div key={value} className="flex gap-3 py-2.5">
          <ChoiceBox
            type="radio"
            id={`${rowId}-${value}`}
            name={name}
            value={value}
            {...(isHeld ? { checked: selected === value } : { defaultChecked: defaultSelected === value })}
            onChange={() => onSelect?.(value)}
            aria-describedby={hint ? `${rowId}-${value}-hint` : undefined}
            isWrong={Boolean(frame.error)}
          />
          <div className="min-w-0 wrap-anywhere">
            <label htmlFor={`${rowId}-${value}`} className="-my-2.5 block cursor-pointer py-2.5">
              {label}
            </label>
            {hint ? (
              <p id={`${rowId}-${value}-hint`} className="text-mini text-soft">
                {hint}
              </p>
            ) : null}
          </div>
        </div>
      ))}
    </GroupFrame>
  )
}
