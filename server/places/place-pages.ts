import { sql } from 'kysely'
import { sceneOf } from '#domain/places/place-scenes.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { placeOfHeadPicture } from '#domain/site/site-pages.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { ListedRows } from '#server/platform/pages/sitemap.ts'
import type { Places } from './places.ts'

/** The pages of places for search engines, without places that have closed for good. */
export function listPlacePages({ reader }: Pick<Database, 'reader'>): ListedRows {
  const open = sql`mgk.places where deleted_at is null
    and not coalesce((overlay ->> 'permanently_closed')::boolean, permanently_closed)`
  return {
    async count() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${open}`.execute(reader)
      return rows[0]?.count ?? 0
    },
    async list({ offset, limit }) {
      const { rows } = await sql<{ id: string; updated_at: Date }>`
        select id, updated_at from ${open} order by id offset ${offset} limit ${limit}
      `.execute(reader)
      return rows.map(({ id, updated_at }) => ({
        path: `/places/${id}`,
        changedOn: seoulDay(updated_at.getTime()),
      }))
    },
  }
}

/** The content of the link preview picture of a place, by the name in the picture's URL. */
export async function findPlacePicture(
  places: Pick<Places, 'one'>,
  name: string,
): Promise<{ scene: SceneName; title: string } | null> {
  const id = placeOfHeadPicture(name)
  const place = id === null ? null : await places.one(id)
  if (!place) return null
  return { scene: sceneOf(place), title: place.name.en || place.name.ko }
}
