import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { ChevronDown } from './icons/chevron-down.generated.ts'

type CompactSelectProps = {
  name: string
  /** Its name, where no label stands beside it. */
  label?: string
  value: string
  isActive: boolean
  /** The id of its form, when it stands outside of it. */
  form?: string
  /** Of what the form does not hear, because it stands outside of it. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** The browser's own list, as narrow as what is chosen. Its form reads it and sets it. */
export function CompactSelect({ name, label, value, isActive, form, onChoose, children }: CompactSelectProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        name={name}
        aria-label={label}
        form={form}
        defaultValue={value}
        onChange={onChoose && ((event) => onChoose(event.target.value))}
        className={classes(
          filterBoxLook(isActive),
          'max-w-full cursor-pointer appearance-none pe-7.5 text-ellipsis [field-sizing:content] md:max-w-38',
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  )
}

/** A choice of one press that stands among them. */
export function chipLook(isActive: boolean): string {
  return classes(
    filterBoxLook(isActive),
    'inline-flex cursor-pointer items-center gap-1.5 whitespace-nowrap',
    isActive && 'bg-wash-jade! inset-ring inset-ring-jade',
  )
}

/** A box of the row of filters; what narrows the list is jade. */
export function filterBoxLook(isActive: boolean): string {
  return classes(
    'min-h-10 rounded-control border bg-surface px-2.5 text-small transition-colors duration-(--quick) hover:border-ink max-sm:min-h-11 pointer-coarse:min-h-11',
    isActive ? 'border-jade font-semibold text-jade' : 'border-line-strong text-ink',
  )
}
