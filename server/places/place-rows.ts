import * as z from 'zod'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import type { Clinics } from '#server/clinics/clinics.ts'
import { readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import { clinicFilterOf, clinicIdOf, type ClinicPlace, clinicPlace } from './clinic-places.ts'
import type { Places } from './places.ts'

type Parts = { places: Pick<Places, 'catalogue' | 'one'>; clinics: Pick<Clinics, 'placed' | 'find'> }

const afterClinic = z.tuple([z.int().nonnegative()])

/** The catalogue as programs and the planner read it: first the places, then the real clinics that have a position. */
export function createPlaceRows({ places, clinics }: Parts) {
  async function listClinics(query: PlaceQuery, after: number, limit: number) {
    const filter = clinicFilterOf(query)
    const found = filter === null ? [] : await clinics.placed(filter, { after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.flatMap((clinic) => clinicPlace(clinic) ?? []),
      next: last ? writeListPosition([last.id], 'clinics') : null,
    }
  }

  return {
    async list(query: PlaceQuery): Promise<{ items: ClinicPlace[]; next: string | null }> {
      const [begun] = (query.after !== null && readListPosition(query.after, 'clinics', afterClinic)) || []
      if (begun !== undefined) return listClinics(query, begun, query.limit)
      const { places: rows, next } = await places.catalogue(query)
      if (next !== null) return { items: rows, next }
      const rest = query.limit - rows.length
      const first = await listClinics(query, 0, Math.max(rest, 1))
      // The page is full of places. If there are clinics, the next page starts with them.
      if (rest === 0) return { items: rows, next: first.items.length > 0 ? writeListPosition([0], 'clinics') : null }
      return { items: [...rows, ...first.items], next: first.next }
    },

    async one(id: string): Promise<ClinicPlace | null> {
      const clinicId = clinicIdOf(id)
      if (clinicId === null) return places.one(id)
      const clinic = await clinics.find(clinicId)
      return clinic && clinicPlace(clinic)
    },
  }
}

export type PlaceRows = ReturnType<typeof createPlaceRows>
