import { sql, type Transaction } from 'kysely'
import type { ClinicSource } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ListedInstitution } from './city-list.ts'

export type FoundInstitution = Pick<ListedInstitution, 'languages' | 'website'> & { clinic: number; page: ClinicSource }

/**
 * Adds the city's page to clinics that an import brought in, and the languages and the site where the register has
 * none. Returns the number of clinics that visitors read something new about; a later day alone is none of it. The rows
 * of the embedded catalogue have their own pages.
 */
export async function saveCityPages(tx: Transaction<Tables>, found: readonly FoundInstitution[]): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with listed as (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as listed (clinic bigint, page jsonb, languages jsonb, website text)
    ), given as (
      select kept.id, kept.facts as before, kept.overlay, kept.imported || jsonb_build_object(
        'sources', coalesce((
          select jsonb_agg(held) from jsonb_array_elements(coalesce(kept.imported -> 'sources', '[]')) as held
          where held ->> 'address' <> listed.page ->> 'address'
        ), '[]') || jsonb_build_array(listed.page),
        'languages', case when kept.imported -> 'languages' = '[]' then listed.languages else kept.imported -> 'languages' end,
        'website', case when kept.imported ->> 'website' = '' then to_jsonb(listed.website) else kept.imported -> 'website' end
      ) as imported
      from listed join mgk.clinics kept on kept.id = listed.clinic
      where kept.origin <> 'catalogue'
      order by kept.id
      for update of kept
    ), written as (
      update mgk.clinics clinic
      set imported = given.imported, version = clinic.version + differs::int,
        updated_at = case when differs then now() else clinic.updated_at end
      from given cross join lateral (
        select ${withoutDays(sql`given.before`)} <> ${withoutDays(sql`(given.imported || given.overlay)`)} as differs
      ) told
      where clinic.id = given.id and clinic.imported <> given.imported
      returning clinic.id, clinic.version, given.before, clinic.facts as after, differs
    ), logged as (
      insert into mgk.clinic_changes (clinic_id, version, action, before, after)
      select id, version, 'imported', fields.before, fields.after
      from written, lateral (
        select jsonb_object_agg(name, written.before -> name) as before, jsonb_object_agg(name, written.after -> name) as after
        from unnest(array['sources', 'languages', 'website']) as names (name)
        where written.before -> name is distinct from written.after -> name
      ) fields
      where differs
      returning 1
    ) select count(*) as changed from logged`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** The fields that this import changes, without the days on which pages were read. */
function withoutDays(facts: ReturnType<typeof sql>) {
  return sql`jsonb_build_array(${facts} -> 'languages', ${facts} -> 'website', (
    select jsonb_agg(page - 'readOn') from jsonb_array_elements(coalesce(${facts} -> 'sources', '[]')) as page))`
}
