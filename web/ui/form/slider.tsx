import {
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { classes } from '#web/ui/classes.ts'
import { describe, FieldError, FieldHint, marginBar } from './field-frame.tsx'
import './slider.css'

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  label: ReactNode
  /** Wraps the label in a heading: HTML allows a label in a heading, but no heading in a label. */
  heading?: ComponentType<{ children: ReactNode }> | undefined
  hint?: ReactNode
  error?: string | null | undefined
  min: number
  max: number
  value?: number | undefined
  defaultValue?: number | undefined
  onChange?: ((value: number) => void) | undefined
  /** Formats the value, for display and for screen readers: `₩60,000`. */
  format: (value: number) => string
  /** Text beside the value, for example the name of the level. */
  detail?: ReactNode
  /** Ranges under the track. Each starts where the previous one ends. The last ends with the track. */
  ranges?: readonly { to: number; label: string; detail?: string }[] | undefined
}

/** A native range input, so that arrow keys, Page Up, Home and touch work as usual. */
export function Slider({
  label,
  heading: Heading,
  hint,
  error,
  min,
  max,
  value,
  defaultValue,
  onChange,
  format,
  detail,
  ranges,
  id,
  className,
  ...rest
}: SliderProps) {
  const ownId = useId()
  const sliderId = id ?? rest.name ?? ownId
  const [own, setOwn] = useState(defaultValue ?? min)
  const now = value ?? own
  const { hintId, errorId, describedBy } = describe(sliderId, hint, error)
  function change(event: ChangeEvent<HTMLInputElement>) {
    setOwn(event.target.valueAsNumber)
    onChange?.(event.target.valueAsNumber)
  }
  return (
    <div className={classes('relative', error && marginBar, className)}>
      {Heading ? (
        <Heading>
          <label htmlFor={sliderId}>{label}</label>
        </Heading>
      ) : (
        <label htmlFor={sliderId} className="text-small font-semibold">
          {label}
        </label>
      )}
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
      <div className="mt-2 rounded-panel border border-line bg-surface px-4 pt-3 pb-4 sm:px-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <output htmlFor={sliderId} className="text-[min(2rem,13vw)] leading-tight font-bold">
            {format(now)}
          </output>
          {detail ? <span className="text-small text-soft">{detail}</span> : null}
        </p>
        <input
          {...rest}
          type="range"
          id={sliderId}
          min={min}
          max={max}
          value={now}
          onChange={change}
          aria-valuetext={format(now)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="slider"
          style={filledTo((now - min) / (max - min))}
        />
        {ranges ? <Ranges ranges={ranges} min={min} max={max} now={now} /> : null}
      </div>
    </div>
  )
}

/** Read by slider.css: one browser has no pseudo-element for the filled part of the track. */
function filledTo(share: number): CSSProperties & { '--filled': string } {
  return { '--filled': `${share * 100}%` }
}

type RangesProps = { ranges: NonNullable<SliderProps['ranges']>; min: number; max: number; now: number }

function Ranges({ ranges, min, max, now }: RangesProps) {
  const current = ranges.find(({ to }) => now <= to)
  return (
    <ul className="mt-1 flex flex-wrap gap-y-1">
      {ranges.map((range, place) => {
        const from = ranges[place - 1]?.to ?? min
        return (
          <li
            key={range.to}
            className={classes('min-w-min text-mini', place > 0 && 'border-s border-line ps-2')}
            style={{ flex: `${(Math.min(range.to, max) - from) / (max - min)} 1 0` }}
          >
            <span className={classes('block font-medium', range === current && 'text-jade')}>{range.label}</span>
            {range.detail ? <span className="text-soft">{range.detail}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
