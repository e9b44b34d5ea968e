import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { PlaceFilter } from '#domain/places/place-lists.ts'
import type { Clinic, ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { isInBox, isNear } from '#server/platform/lists/distances.ts'
import { isOpen } from '#server/platform/lists/open-rows.ts'
import { readClinic } from './clinic-store.ts'

/** The filters of a list of places that apply to clinics. A clinic must have one treatment of each list. */
export type PlacedFilter = Pick<PlaceFilter, 'province' | 'district' | 'box' | 'near' | 'open'> & {
  treatments: readonly (readonly ClinicTreatment[])[]
}

type Row = Pick<Selectable<Tables['mgk.clinics']>, 'id' | 'version' | 'is_sample' | 'facts' | 'updated_at'>

/** Real clinics that have a position, ordered by id. */
export async function listPlacedClinics(
  executor: Kysely<Tables>,
  filter: PlacedFilter,
  { after, limit }: { after: number; limit: number },
): Promise<Clinic[]> {
  const { rows } = await sql<Row>`
    select id, version, is_sample, facts, updated_at
    from (
      select *, facts -> 'hours' as hours, '{}'::date[] as closed, '{}'::jsonb as exceptions, '[]'::jsonb as seasons from mgk.clinics
      where deleted_at is null and not is_sample and (location_quality <> 'low' or overlay ? 'lat')
    ) as clinic
    where id > ${after} and lat is not null and lng is not null and ${sql.join([sql`true`, ...narrowedBy(filter)], sql` and `)}
    order by id
    limit ${limit}
  `.execute(executor)
  return rows.map(readClinic)
}

function narrowedBy({ treatments, province, district, box, near, open }: PlacedFilter): RawBuilder<boolean>[] {
  return [
    ...treatments.map((any) => sql<boolean>`treatments && ${any}::text[]`),
    ...(province === null ? [] : [sql<boolean>`facts ->> 'province' = ${province}`]),
    ...(district === null ? [] : [sql<boolean>`district = ${district}`]),
    ...(box === null ? [] : [isInBox(box)]),
    ...(near === null ? [] : [isNear(near)]),
    ...(open === null ? [] : [isOpen(open)]),
  ]
}
