type SegmentsProps<Value extends string | number> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few answers, side by side. */
export function Segments<Value extends string | number>({ label, options, value, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className="mt-3 flex overflow-clip rounded-control border border-line-strong">
      <legend className="sr-only">{label}</legend>
      {options.map((each) => (
        <button
          key={each.value}
          type="button"
          aria-pressed={value === each.value}
          onClick={() => onChoose(each.value)}
          className="min-h-11 flex-1 cursor-pointer px-2 text-small leading-tight hover:bg-sunk max-sm:px-1 max-sm:text-mini aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-ground [&+button]:border-s [&+button]:border-line-strong"
        >
          {each.label}
        </button>
      ))}
    </fieldset>
  )
}
