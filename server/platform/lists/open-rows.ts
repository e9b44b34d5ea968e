import { type RawBuilder, sql } from 'kysely'
import { addDays, weekdayOf } from '#domain/korea/calendar-dates.ts'

/**
 * Whether a row is open, by its columns hours, seasons, closed and exceptions, as in domain/places/opening-hours.ts. A
 * closed date overrides exceptions, both override the season, and the season overrides the weekday. A span that began
 * the evening before may still be open. Unknown hours are never open.
 */
export function isOpen({ on, at }: { on: string; at: string | null }): RawBuilder<boolean> {
  const today = intervalsOn(on)
  if (at === null) return sql<boolean>`coalesce(jsonb_array_length(${today}), 0) > 0`
  const clock = sql`${at}::text collate "C"`
  const began = sql`select from jsonb_array_elements(${today}) as span
    where span ->> 0 <= ${clock} and (${clock} < span ->> 1 or span ->> 1 <= span ->> 0)`
  const goesOn = sql`select from jsonb_array_elements(${intervalsOn(addDays(on, -1))}) as span
    where span ->> 1 <= span ->> 0 and ${clock} < span ->> 1`
  return sql<boolean>`(exists (${began}) or exists (${goesOn}))`
}

function intervalsOn(date: string): RawBuilder<unknown> {
  return sql`(case
    when closed @> array[${date}]::date[] then '[]'
    when exceptions ? ${date} then exceptions -> ${date}
    else (
      select case when usual = '"24h"' then '[["00:00", "00:00"]]' else usual -> ${weekdayOf(date)} end
      from (select ${usualOn(date)} as usual) as of_date
    ) end)`
}

/** The hours of the season in which a date lies, or else the usual ones. */
function usualOn(date: string): RawBuilder<unknown> {
  const monthDay = sql`${date.slice(5)}::text collate "C"`
  const [from, to] = [sql`season ->> 'from'`, sql`season ->> 'to'`]
  return sql`case when seasons = '[]' then hours else coalesce((
    select season -> 'hours' from jsonb_array_elements(seasons) as season
    where case when ${from} <= ${to} collate "C" then ${monthDay} between ${from} and ${to}
      else ${monthDay} >= ${from} or ${monthDay} <= ${to} end
    limit 1), hours) end`
}
