import type { Kysely, Transaction } from 'kysely'
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
  const rows = places.map((place, position) => ({
    id: place.id,
    kind: place.kind,
    name_en: place.name.en,
    name_ko: place.name.ko,
    district_en: place.district.en,
    district_ko: place.district.ko,
    description: place.description,
    categories: place.categories,
    basis: place.basis,
    source: place.source ?? null,
    checked_on: place.checkedOn ?? null,
    position,
  }))
  await tx
    .insertInto('mgk.places')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          name_en: eb.ref('excluded.name_en'),
          name_ko: eb.ref('excluded.name_ko'),
          district_en: eb.ref('excluded.district_en'),
          district_ko: eb.ref('excluded.district_ko'),
          description: eb.ref('excluded.description'),
          categories: eb.ref('excluded.categories'),
          basis: eb.ref('excluded.basis'),
          source: eb.ref('excluded.source'),
          checked_on: eb.ref('excluded.checked_on'),
          position: eb.ref('excluded.position'),
        }))
        .where((eb) => eb('places', 'is distinct from', eb.ref('excluded'))),
    )
    .execute()
}
