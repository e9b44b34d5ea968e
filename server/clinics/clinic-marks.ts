import { type Kysely, type RawBuilder, sql } from 'kysely'
import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { ClinicFilter } from '#domain/clinics/clinic-lists.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Whether the fictional clinics are shown. `auto` shows them while their treatment has no real clinic. */
export type SampleMode = 'auto' | 'on' | 'off'

/** The kinds of filter. Each filter is one mark, written by mgk.list_changed_clinics(). */
type MarkedBy = 'treatment' | 'procedure' | 'district' | 'language' | 'registered' | 'open'

/** The mark for each field of a filter. A field that is not set has no mark. */
export function readMarks(filter: ClinicFilter): Partial<Record<MarkedBy, string>> {
  const { treatment, procedure, district, language, registered, openOn } = filter
  return {
    ...(treatment !== null && { treatment: `treatment:${treatment}` }),
    ...(procedure !== null && { procedure: `procedure:${procedure}` }),
    ...(district !== null && { district: `district:${district}` }),
    ...(language !== null && { language: `language:${language}` }),
    ...(registered && { registered: 'registered' }),
    ...(openOn !== null && { open: `open:${weekdayOf(openOn)}` }),
  }
}

/** Which rows of mgk.clinic_listings are shown. A sample that has one of the held marks is hidden. */
export function isShown(held: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(not is_sample or not marks && ${held}::text[])`
}

/** The marks that hide a sample. In `auto` mode these are the treatments that have at least one real clinic. */
export async function findHeldMarks(executor: Kysely<Tables>, samples: SampleMode): Promise<readonly string[]> {
  if (samples !== 'auto') return samples === 'on' ? [] : ['sample']
  const { rows } = await sql<{ mark: string }>`
    select distinct held.mark from mgk.clinic_marks as held
    left join mgk.clinic_marks as made_up on made_up.mark = 'sample' and made_up.block = held.block
    where held.mark like 'treatment:%'
      and case when made_up.bits is null then held.amount else bit_count(held.bits & ~made_up.bits) end > 0
  `.execute(executor)
  return rows.map(({ mark }) => mark)
}
