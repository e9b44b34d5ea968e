import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { weekdayOf } from '#domain/calendar-dates.ts'
import { type ClinicFilter, type ClinicPin, type ClinicSort, mostClinicPins } from '#domain/clinic-lists.ts'
import { type Clinic, type ClinicFacts, clinicTreatments } from '#domain/clinics.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { readClinic } from './clinic-store.ts'

/** Whether the fictional clinics show: `auto` while a treatment has no real one. */
export type SampleMode = 'auto' | 'on' | 'off'

/** Where a page of a list ended: the values of the columns of its sorting, the id last. */
export type ClinicPosition = readonly (string | number)[]

type Wanted = ClinicFilter & { samples: SampleMode }
type Page = Wanted & { sort: ClinicSort; after: ClinicPosition | null; limit: number }

// Ascending throughout, so that one comparison of rows finds the next page: what is wanted first is counted downwards.
const sortColumns: Record<ClinicSort, RawBuilder<unknown>> = {
  known: sql.raw('-known, name, id'),
  name: sql.raw('name, id'),
  newest: sql.raw('-id'),
}

/** A list gave a position that cannot be right, and no editor put it right. */
const isDoubtfullyPlaced = sql<boolean>`(location_quality = 'low' and not overlay ? 'lat')`

/** A pin in the wrong place leads people astray: it is left out. */
const shownFacts = sql<Partial<ClinicFacts>>`
  case when ${isDoubtfullyPlaced} then facts || '{"lat": null, "lng": null}' else facts end`.as('facts')

export async function listClinics(
  executor: Kysely<Tables>,
  { sort, after, limit, ...wanted }: Page,
): Promise<{ clinic: Clinic; position: ClinicPosition }[]> {
  const columns = sortColumns[sort]
  const rows = await filterClinics(executor.selectFrom('mgk.clinics'), wanted)
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at'])
    .select(sql<ClinicPosition>`jsonb_build_array(${columns})`.as('position'))
    .$if(after !== null, (some) => some.where(sql<boolean>`(${columns}) > (${sql.join(after ?? [])})`))
    .orderBy(columns)
    .limit(limit)
    .execute()
  return rows.map(({ position, ...row }) => ({ clinic: readClinic(row), position }))
}

export async function countClinics(executor: Kysely<Tables>, wanted: Wanted): Promise<number> {
  const { count } = await filterClinics(executor.selectFrom('mgk.clinics'), wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listClinicPins(executor: Kysely<Tables>, wanted: Wanted): Promise<ClinicPin[]> {
  const rows = await filterClinics(executor.selectFrom('mgk.clinics'), wanted)
    .select(['id', 'name', 'treatments'])
    .select(sql<string>`coalesce(facts ->> 'nameKo', '')`.as('nameKo'))
    .select([sql<number>`lat`.as('lat'), sql<number>`lng`.as('lng')])
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .where(sql<boolean>`not ${isDoubtfullyPlaced}`)
    .orderBy(sortColumns.known)
    .limit(mostClinicPins)
    .execute()
  return rows
}

/** How many clinics of each treatment there are to see. */
export async function countByTreatment(executor: Kysely<Tables>, samples: SampleMode) {
  return await executor
    .selectFrom('mgk.clinics')
    .innerJoinLateral(sql<{ treatment: string }>`unnest(treatments)`.as<'t'>(sql`t (treatment)`), (join) =>
      join.onTrue(),
    )
    .select(['t.treatment', (eb) => eb.fn.countAll<number>().as('count')])
    .where(isShown(samples))
    .groupBy('t.treatment')
    .execute()
}

/** The real clinics for search engines; a sample is none of their business. */
export async function listRealClinics(executor: Kysely<Tables>, { offset, limit }: { offset: number; limit: number }) {
  return await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'treatments', 'updated_at'])
    .where(isShown('off'))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

function filterClinics<Selected>(
  query: SelectQueryBuilder<Tables, 'mgk.clinics', Selected>,
  { treatment, search, procedure, district, language, registered, openOn, samples }: Wanted,
) {
  return query
    .where(isShown(samples))
    .$if(treatment !== null, (some) => some.where(sql<boolean>`treatments @> array[${treatment}]::text[]`))
    .$if(search !== '', (some) => some.where(sql<boolean>`name ilike '%' || ${search} || '%'`))
    .$if(procedure !== null, (some) => some.where(sql<boolean>`procedures @> array[${procedure}]::text[]`))
    .$if(district !== null, (some) => some.where('district', '=', district))
    .$if(language !== null, (some) => some.where(sql<boolean>`languages @> array[${language}]::text[]`))
    .$if(registered, (some) => some.where('is_registered', '=', true))
    .$if(openOn !== null, (some) => some.where(opensOn(openOn ?? '')))
}

/** The same of one clinic: a sample that gave way has no page of its own. */
export async function findShownClinic(
  executor: Kysely<Tables>,
  id: number,
  samples: SampleMode,
): Promise<Clinic | null> {
  const row = await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at'])
    .where('id', '=', id)
    .where(isShown(samples))
    .executeTakeFirst()
  return row ? readClinic(row) : null
}

/** A sample gives way in every treatment it stands for as soon as a real clinic is there. */
function isShown(samples: SampleMode) {
  const real = sql`select held from unnest(${[...clinicTreatments]}::text[]) as held
    where exists (select from mgk.clinics where not is_sample and deleted_at is null and treatments @> array[held])`
  switch (samples) {
    case 'on':
      return sql<boolean>`deleted_at is null`
    case 'off':
      return sql<boolean>`deleted_at is null and not is_sample`
    case 'auto':
      return sql<boolean>`deleted_at is null and (not is_sample or not treatments && array(${real}))`
  }
}

/** Only where the hours are known. */
function opensOn(day: string) {
  return sql<boolean>`(facts ->> 'hours' = '24h' or jsonb_array_length(facts #> array['hours', ${weekdayOf(day)}]) > 0)`
}
