import { useState } from 'react'
import { encode } from 'uqr'
import { useMessages } from '#web/ui/messages.ts'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { useTakeAlongMessages } from './take-along-messages.ts'

// The standard asks for four modules of light around.
const quietModules = 4
// A code of more bytes has modules that a camera cannot tell apart on a phone's screen.
const mostBytes = 900

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
      <CodeDrawing text={sharedUrl ?? days[index] ?? ''} label={words.code.alt(what)} />
      <p className="text-mini text-soft">{sharedUrl === null ? words.code.ofDay : words.code.ofLink}</p>
    </div>
  )
}

/** Black on white in both themes: cameras read nothing else reliably. */
function CodeDrawing({ text, label }: { text: string; label: string }) {
  const words = useTakeAlongMessages()
  const { siteName } = useMessages()
  if (new TextEncoder().encode(text).length > mostBytes) return <p>{words.code.tooLong}</p>
  const { data, size } = encode(text === '' ? siteName : text, { border: quietModules, ecc: 'L' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-control bg-[white]"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
