import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlaceCard, PlaceFacts } from '#domain/places.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export async function firstPlaceCards(executor: Kysely<Tables>, limit: number): Promise<PlaceCard[]> {
  const rows = await executor
    .selectFrom('mgk.places')
    .select(['id', 'name_en', 'name_ko', 'description', 'district_en', 'district_ko', 'categories'])
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: { en: row.name_en, ko: row.name_ko },
    description: row.description,
    district: { en: row.district_en, ko: row.district_ko },
    categories: row.categories,
  }))
}

/** Writes the rows that differ and leaves the others alone, so that a start without news changes nothing. */
export async function savePlaces(tx: Transaction<Tables>, places: readonly PlaceFacts[]): Promise<void> {
  const rows = places.map(({ name, district, ...place }, position) => ({
    ...place,
    name_en: name.en,
    name_ko: name.ko,
    district_en: district.en,
    district_ko: district.ko,
    checked_on: place.checkedOn,
    position,
  }))
  await sql`
    insert into mgk.places as kept
      (id, kind, name_en, name_ko, district_en, district_ko, description, categories, basis, source, checked_on, position)
    select id, kind, name_en, name_ko, district_en, district_ko, description, categories, basis, source, checked_on, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id text, kind text, name_en text, name_ko text, district_en text, district_ko text, description text,
      categories text[], basis text, source text, checked_on date, position integer
    )
    on conflict (id) do update set
      (kind, name_en, name_ko, district_en, district_ko, description, categories, basis, source, checked_on, position) =
      (excluded.kind, excluded.name_en, excluded.name_ko, excluded.district_en, excluded.district_ko,
       excluded.description, excluded.categories, excluded.basis, excluded.source, excluded.checked_on, excluded.position)
    where kept is distinct from excluded
  `.execute(tx)
}
