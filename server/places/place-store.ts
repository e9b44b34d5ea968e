import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { PlaceCard, PlaceFacts, PlaceFilter, PlacePin } from '#domain/places.ts'
import type { Tables } from '#server/platform/database/tables.ts'

export async function listPlaceCards(
  executor: Kysely<Tables>,
  filter: PlaceFilter,
  limit: number,
): Promise<PlaceCard[]> {
  const rows = await filterPlaces(executor.selectFrom('mgk.places'), filter)
    .select(['id', 'name_en', 'name_ko', 'description', 'lat', 'lng', 'province'])
    .select(['district_en', 'district_ko', 'kind', 'categories', 'cuisine'])
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(({ name_en, name_ko, district_en, district_ko, ...row }) => ({
    ...row,
    name: { en: name_en, ko: name_ko },
    district: { en: district_en, ko: district_ko },
  }))
}

export async function listPlacePins(executor: Kysely<Tables>, limit: number): Promise<PlacePin[]> {
  const rows = await executor
    .selectFrom('mgk.places')
    .select(['id', 'name_en', 'name_ko', 'lat', 'lng', 'kind', 'province'])
    .where('permanently_closed', '=', false)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(({ name_en, name_ko, ...row }) => ({ ...row, name: { en: name_en, ko: name_ko } }))
}

export async function countPlaces(executor: Kysely<Tables>, filter: PlaceFilter): Promise<number> {
  const { count } = await filterPlaces(executor.selectFrom('mgk.places'), filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filterPlaces<Selected>(
  query: SelectQueryBuilder<Tables, 'mgk.places', Selected>,
  { category, province }: PlaceFilter,
) {
  return query
    .where('permanently_closed', '=', false)
    .$if(category !== null, (some) => some.where(sql<boolean>`categories @> array[${category}]::text[]`))
    .$if(province !== null, (some) => some.where('province', '=', province))
}

const columns = sql.raw(
  `kind, name_en, name_ko, aliases, description, lat, lng, area, province, district_en, district_ko, address_en,
   address_ko, station, categories, interests, tags, hours, closed, exceptions, last_entry, cost, visit_minutes,
   cuisine, budget_level, permanently_closed, basis, source, checked_on, position`,
)

/** Writes the rows that differ and leaves the others alone, so that a start without news changes nothing. */
export async function savePlaces(tx: Transaction<Tables>, places: readonly PlaceFacts[]): Promise<void> {
  const rows = places.map((place, position) => ({
    ...place,
    name_en: place.name.en,
    name_ko: place.name.ko,
    district_en: place.district.en,
    district_ko: place.district.ko,
    address_en: place.address.en,
    address_ko: place.address.ko,
    last_entry: place.lastEntry,
    visit_minutes: place.visitMinutes,
    budget_level: place.budgetLevel,
    permanently_closed: place.permanentlyClosed,
    checked_on: place.checkedOn,
    position,
  }))
  await sql`
    insert into mgk.places as kept (id, ${columns})
    select id, ${columns} from jsonb_populate_recordset(null::mgk.places, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set (${columns}) = (select ${columns} from (select excluded.*) as excluded)
    where kept is distinct from excluded
  `.execute(tx)
}
