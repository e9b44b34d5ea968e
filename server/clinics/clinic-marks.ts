import { type Kysely, type RawBuilder, sql } from 'kysely'
import { weekdayOf } from '#domain/calendar-dates.ts'
import type { ClinicFilter } from '#domain/clinic-lists.ts'
import type { Tables } from '#server/platform/database/tables.ts'

/** Whether the fictional clinics show: `auto` while a treatment has no real one. */
export type SampleMode = 'auto' | 'on' | 'off'

/** What a list is narrowed by, each by one mark, as mgk.list_changed_clinics() gives them. */
type MarkedBy = 'treatment' | 'procedure' | 'district' | 'language' | 'registered' | 'open'

/** The mark that a filter asks for in each of its fields; what narrows nothing is absent. */
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

/** Which rows of mgk.clinic_listings show at all: a sample not in a treatment in which it gives way. */
export function isShown(held: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(not is_sample or not marks && ${held}::text[])`
}

/** The marks with which a sample does not show: it gives way in every treatment as soon as a real clinic is there. */
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
