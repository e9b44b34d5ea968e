import type { OpeningDay } from '#domain/places/opening-hours.ts'
import { isWholeDay } from '#domain/places/places.ts'
import { classes } from '#web/ui/classes.ts'
import { openingHours as words } from '#locales/en/places/opening-hours.ts'

type WeekTableProps = {
  days: readonly OpeningDay[]
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  className?: string
}

/** The hours of a week, day by day, with today marked. Where both do not fit, the hours stand below their day. */
export function WeekTable({ days, today, className }: WeekTableProps) {
  return (
    <div className="@container">
      <table className={classes('wrap-normal @max-[12.5rem]:wrap-anywhere', className)}>
        <tbody>
          {days.map((day) => {
            const isToday = day.date === today
            return (
              <tr
                key={day.date}
                className={classes('align-top @max-[12.5rem]:grid @max-[12.5rem]:py-1', isToday && 'font-semibold')}
              >
                <th
                  scope="row"
                  className={classes(
                    'py-0.5 pe-3 text-start @max-[12.5rem]:pe-0',
                    isToday ? 'font-semibold' : 'font-normal',
                  )}
                >
                  {words.weekdays[day.weekday]}
                  {isToday ? <span className="font-normal text-soft"> · {words.today}</span> : null}
                </th>
                <td className="py-0.5">
                  <DayHours day={day} />
                  {day.isSpecial ? <span className="font-normal text-ochre"> · {words.special}</span> : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function DayHours({ day: { intervals } }: { day: OpeningDay }) {
  if (intervals === null || intervals.length === 0) {
    return <span className="text-soft">{intervals === null ? words.unknown : words.closed}</span>
  }
  const last = intervals.length - 1
  // A line may break between two intervals, but not inside one.
  return intervals.map((interval, nth) => (
    <span key={interval.join('–')} className="inline-block whitespace-pre @max-[12.5rem]:whitespace-normal">
      {isWholeDay(interval) ? words.wholeDay : words.interval(...interval)}
      {nth < last ? ', ' : ''}
    </span>
  ))
}
