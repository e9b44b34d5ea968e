import { openingWeek, weekly } from '#domain/places/opening-hours.ts'
import type { ClinicHours } from '#web/features/clinics/contacted-clinic.ts'
import { StaleLine } from '#web/travel/places/stale-line.tsx'
import { WeekTable } from '#web/travel/places/week-table.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

type HoursProps = {
  clinic: ClinicHours
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
}

/** The hours in the clinic's own words and per day, as far as they are known, and how reliable they are. */
export function BusinessHours({ clinic, today }: HoursProps) {
  const { book, hours: words } = clinicPage
  const { businessHours, hours, isSample, checkedOn } = clinic
  if (businessHours === '' && hours === null) return book.noHours
  const trust = checkedOn === null ? words.usual : words.checked(checkedOn)
  return (
    <>
      {businessHours ? <p className="whitespace-pre-line">{businessHours}</p> : null}
      {hours ? (
        <details open={businessHours === ''} className="py-0.5">
          <summary className="-my-1 w-fit cursor-pointer py-1 text-small text-jade pointer-coarse:py-3">
            {words.byDay}
          </summary>
          <WeekTable days={openingWeek(weekly(hours), today)} today={today} className="mt-1 mb-2 text-small" />
        </details>
      ) : null}
      <p className="text-mini text-soft">{isSample ? words.sample : trust}</p>
      <StaleLine />
    </>
  )
}
