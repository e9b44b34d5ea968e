import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ClinicRegistration } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** A row of a list of registered institutions. A missing value is ''. */
export type ListedRegistration = {
  line: number
  number: string
  id: string
  name: string
  phone: string
  address: string
}

/**
 * The clinics that each line can mean. A clinic matches by its id; if the line has a name, the name must match too. If
 * no clinic has the id, those match that have the name and also the telephone number or the address. Names are compared
 * by letters and digits, telephone numbers by digits, addresses from the word after the province to the house number.
 * Samples never match.
 */
export async function findRegistered(
  tx: Transaction<Tables>,
  listed: readonly ListedRegistration[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ line: number; clinics: number[] }>`
    with given as (
      select line, id, ${keyOfName(sql`name`)} as name, ${keyOfPhone(sql`phone`)} as phone, ${keyOfAddress(sql`address`)} as address
      from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as listed (line int, id text, name text, phone text, address text)
    ), held as (
      select clinic.id, clinic.source_id, ${keyOfName(sql`called.name`)} as name,
        ${keyOfPhone(sql`facts ->> 'phoneNumber'`)} as phone, ${keyOfAddress(sql`facts #>> '{address,ko}'`)} as address
      from mgk.clinics clinic, lateral unnest(array[clinic.name, facts ->> 'nameKo']) as called (name)
      where not is_sample and deleted_at is null
    ), found as (
      select given.line, held.id from given join held on held.source_id = given.id
      where given.id <> '' and (given.name = '' or held.name = given.name)
      union
      select given.line, held.id from given join held on held.name = given.name
      where given.name <> '' and not exists (select from held as known where known.source_id = given.id)
        and ((length(given.phone) >= 8 and held.phone = given.phone) or (length(given.address) >= 5 and held.address = given.address))
    )
    select line, jsonb_agg(id order by id) as clinics from found group by line`.execute(tx)
  return new Map(rows.map(({ line, clinics }) => [line, clinics]))
}

/**
 * Returns the number of clinics whose registration number changed. If only the date of the check is newer, the version
 * and the history stay as they are.
 */
export async function saveRegistrations(
  tx: Transaction<Tables>,
  found: readonly { clinic: number; registration: ClinicRegistration }[],
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as (
      select kept.id, kept.facts as before, listed.registration,
        not kept.overlay ? 'registration'
          and kept.facts #>> '{registration,number}' is distinct from listed.registration ->> 'number' as differs
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as listed (clinic bigint, registration jsonb)
      join mgk.clinics kept on kept.id = listed.clinic
      where kept.imported -> 'registration' is distinct from listed.registration
      order by kept.id
      for update of kept
    ), written as (
      update mgk.clinics clinic
      set imported = clinic.imported || jsonb_build_object('registration', given.registration),
        version = clinic.version + differs::int,
        updated_at = case when differs then now() else clinic.updated_at end
      from given where clinic.id = given.id
      returning clinic.id, clinic.version, given.before, given.registration, differs
    ), logged as (
      insert into mgk.clinic_changes (clinic_id, version, action, before, after)
      select id, version, 'imported', jsonb_build_object('registration', before -> 'registration'),
        jsonb_build_object('registration', registration)
      from written where differs
      returning 1
    ) select count(*) as changed from logged`.execute(tx)
  return rows[0]?.changed ?? 0
}

function keyOfName(name: RawBuilder<unknown>) {
  return sql`regexp_replace(lower(coalesce(${name}, '')), '[^0-9a-z가-힣]', '', 'g')`
}

function keyOfPhone(phone: RawBuilder<unknown>) {
  return sql`regexp_replace(regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g'), '^82', '0')`
}

function keyOfAddress(address: RawBuilder<unknown>) {
  return sql`regexp_replace(regexp_replace(split_part(split_part(coalesce(${address}, ''), ',', 1), '(', 1), '^\\s*\\S+\\s', ''), '\\s', '', 'g')`
}
