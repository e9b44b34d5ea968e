import { tripToday as words } from '#locales/en/trips/trip-today.ts'

const radius = 44
const length = 2 * Math.PI * radius
// The ring is full at 60 minutes and more.
const wholeMinutes = 60

/** A ring with the minutes left until departure. */
export function LeaveRing({ minutesLeft }: { minutesLeft: number }) {
  const left = Math.max(0, minutesLeft)
  const share = Math.min(1, left / wholeMinutes)
  return (
    <div className="relative grid size-25 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="8" stroke="var(--line)" />
        {share > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            strokeWidth="8"
            stroke="var(--day)"
            strokeDasharray={`${share * length} ${length}`}
          />
        ) : null}
      </svg>
      <p className="text-center leading-tight">
        <span className="sr-only">{words.spokenLeft(left)}</span>
        <span
          aria-hidden
          className={left >= wholeMinutes ? 'block text-body font-semibold' : 'block text-h3 font-semibold'}
        >
          {left === 0 ? words.leaveNow : words.minLeft(left)}
        </span>
        <span aria-hidden className="block text-mini text-soft">
          {left === 0 ? words.leaveNowText : words.left(left)}
        </span>
      </p>
    </div>
  )
}
