import { weekdayOf } from '#domain/calendar-dates.ts'
import { isWholeDay, type OpeningHours, type OpenInterval, type Weekday, weekdays } from '#domain/places.ts'
import type { ClinicHours } from '#web/features/clinics/contacted-clinic.ts'
import { classes } from '#web/ui/classes.ts'
import { useClinicPageMessages } from './clinic-page-messages.ts'

type HoursProps = {
  clinic: ClinicHours
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
}

/** The hours in the clinic's own words and day by day, as far as either is known, and how far they can be trusted. */
export function BusinessHours({ clinic, today }: HoursProps) {
  const { book, hours: words } = useClinicPageMessages()
  const { businessHours, hours, isSample, checkedOn } = clinic
  if (businessHours === '' && hours === null) return book.noHours
  const trust = checkedOn === null ? words.usual : words.checked(checkedOn)
  return (
    <>
      {businessHours ? <p className="whitespace-pre-line">{businessHours}</p> : null}
      {hours ? <Week hours={hours} today={today} isOpen={businessHours === ''} /> : null}
      <p className="text-mini text-soft">{isSample ? words.sample : trust}</p>
    </>
  )
}

function Week({ hours, today, isOpen }: { hours: OpeningHours; today: string; isOpen: boolean }) {
  const { hours: words } = useClinicPageMessages()
  const now = weekdayOf(today)
  return (
    <details open={isOpen} className="py-0.5">
      <summary className="-my-1 w-fit cursor-pointer py-1 text-small text-jade pointer-coarse:py-3">
        {words.byDay}
      </summary>
      <table className="mt-1 mb-2 text-small wrap-normal">
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday} className={classes('align-top', weekday === now && 'font-semibold')}>
              <th
                scope="row"
                className={classes('py-0.5 pe-5 text-start', weekday === now ? 'font-semibold' : 'font-normal')}
              >
                {words.weekdays[weekday]}
                {weekday === now ? <span className="font-normal text-soft"> · {words.today}</span> : null}
              </th>
              <td className="py-0.5">
                <DayHours hours={hours} weekday={weekday} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function DayHours({ hours, weekday }: { hours: OpeningHours; weekday: Weekday }) {
  const { hours: words } = useClinicPageMessages()
  if (hours === '24h') return words.always
  if (hours[weekday].length === 0) return <span className="text-soft">{words.closed}</span>
  const write = (interval: OpenInterval) => (isWholeDay(interval) ? words.wholeDay : words.interval(...interval))
  const last = hours[weekday].length - 1
  // A line may end between two of them, and in none.
  return hours[weekday].map((interval, nth) => (
    <span key={interval.join('–')} className="inline-block whitespace-pre">
      {write(interval) + (nth < last ? ', ' : '')}
    </span>
  ))
}
