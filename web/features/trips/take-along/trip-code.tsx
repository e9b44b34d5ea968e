import { useState } from 'react'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { CodeDrawing } from './code-drawing.tsx'
import { useTakeAlongMessages } from './take-along-messages.ts'

type TripCodeProps = {
  /** Where the trip is shared; null while it is not. */
  sharedUrl: string | null
  /** The text of every day. */
  days: readonly string[]
}

/** A code for another phone's camera: the link to the trip, or a day as text where there is none. */
export function TripCode({ sharedUrl, days }: TripCodeProps) {
  const words = useTakeAlongMessages()
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
