import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { ChevronDown } from 'lucide-react'

type CompactSelectProps = {
  name: string
  /** The accessible name, when there is no visible label. */
  label?: string
  value: string
  isActive: boolean
  /** The id of its form, when the select is outside of it. */
  form?: string
  /** For a select outside a form, whose change no form handles. */
  onChoose?: (value: string) => void
  children: ReactNode
}

/** A native select, as narrow as the selected option. Its form reads and sets its value. */
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

/** The look of a button in the row of filters. */
export function chipLook(isActive: boolean): string {
  return classes(
    filterBoxLook(isActive),
    'inline-flex cursor-pointer items-center gap-1.5 whitespace-nowrap',
    isActive && 'bg-wash-jade! inset-ring inset-ring-jade',
  )
}

/** The look of a filter. Jade marks an active one. */
export function filterBoxLook(isActive: boolean): string {
  return classes(
    'min-h-10 rounded-control border bg-surface px-2.5 text-small transition-colors duration-(--quick) hover:border-ink max-sm:min-h-11 pointer-coarse:min-h-11',
    isActive ? 'border-jade font-semibold text-jade' : 'border-line-strong text-ink',
  )
}
