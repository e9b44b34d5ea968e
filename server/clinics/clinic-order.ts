import { type RawBuilder, sql } from 'kysely'
import type { ClinicSort } from '#domain/clinic-lists.ts'

/** `match` is the order of a search: how well a clinic matches, and then as without one. */
export type ClinicOrder = ClinicSort | 'match'

/** Where a page of a list ended: the values of the columns of its order, the id last. */
export type ClinicPosition = readonly (string | number)[]

/** A part of a list in an order: what follows a position, so many rows of it. */
export type ClinicPage = { order: ClinicOrder; after: ClinicPosition | null; limit: number }

export type FoundClinic = { id: number; position: ClinicPosition }

// Ascending throughout, so that one comparison of rows finds the next page: what is wanted first is counted downwards.
const orderColumns: Record<ClinicOrder, RawBuilder<unknown>> = {
  known: sql.raw('-known, name, clinic_id'),
  name: sql.raw('name, clinic_id'),
  newest: sql.raw('-clinic_id'),
  match: sql.raw('step, -known, name, clinic_id'),
}

/** The page of the rows, which have the columns of its order. */
export function cutPage(rows: RawBuilder<unknown>, { order, after, limit }: ClinicPage): RawBuilder<FoundClinic> {
  const columns = orderColumns[order]
  return sql`
    select clinic_id as id, jsonb_build_array(${columns}) as position
    from ${rows}
    ${after === null ? sql`` : sql`where (${columns}) > (${sql.join(after)})`}
    order by ${columns}
    limit ${limit}`
}

/** What was found with one row more than the page holds: the page, and where it ended if more follows. */
export function endPage(found: readonly FoundClinic[], limit: number) {
  const listed = found.slice(0, limit)
  return {
    ids: listed.map(({ id }) => id),
    end: found.length > limit ? (listed.at(-1)?.position ?? null) : null,
  }
}
