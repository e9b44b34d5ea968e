import { useState } from 'react'
import { CompactSelect } from '#web/ui/form/compact-select.tsx'
import { CodeDrawing } from './code-drawing.tsx'
import { takeAlong as words } from '#locales/en/trips/take-along.ts'

type TripCodeProps = {
  /** The trip's read-only link; null when it is not shared. */
  sharedUrl: string | null
  days: readonly string[]
}

/** A QR code for another phone: the link to the trip, or without one the text of a day. */
export function TripCode({ sharedUrl, days }: TripCodeProps) {
  const [index, setIndex] = useState(0)
  const what = sharedUrl === null ? words.day(index + 1) : words.code.ofLink
  return (
    <div className="mt-3 grid justify-items-start gap-2 border-t border-line pt-4">
      {sharedUrl === null && days.length > 1 ? (
        <CompactSelect
          name="code-day"
          label={words.code.day}
          value={String(index)}
          isActive={false}
          onChoose={(value) => setIndex(Number(value))}
        >
          {days.map((_, day) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day is its number
            <option key={day} value={day}>
              {words.day(day + 1)}
            </option>
          ))}
        </CompactSelect>
      ) : null}
      <CodeDrawing text={sharedUrl ?? days[index] ?? ''} label={words.code.alt(what)} tooLong={words.code.tooLong} />
      <p className="text-mini text-soft">{sharedUrl === null ? words.code.ofDay : words.code.ofLink}</p>
    </div>
  )
}
