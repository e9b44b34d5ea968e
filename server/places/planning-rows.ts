import { noPlaceQuery } from '#domain/place-lists.ts'
import { type Clinic, clinicTreatments } from '#domain/clinics.ts'
import type { Clinics } from '#server/clinics/clinics.ts'
import { type ClinicPlace, clinicPlace } from './clinic-places.ts'
import type { Places } from './places.ts'

type Parts = { places: Pick<Places, 'catalogue'>; clinics: Pick<Clinics, 'placed' | 'listWhole'> }
type Limits = { mostPlaces: number; mostClinics: number }

/** A plan weighs every row that it is given: of an import of a million, those that the guide shows first. */
const usualLimits: Limits = { mostPlaces: 2000, mostClinics: 500 }
const perPage = 500
const everywhere = { treatments: [], province: null, district: null, box: null, near: null, open: null }

/** The rows that trips are planned from, some at a time: places in the order of the guide, then real clinics with a place on the map. */
export function createPlanningRows({ places, clinics }: Parts, { mostPlaces, mostClinics } = usualLimits) {
  async function* listPlaces(): AsyncGenerator<ClinicPlace[]> {
    let after: string | null = null
    let left = mostPlaces
    do {
      const page = await places.catalogue({ ...noPlaceQuery, after, limit: Math.min(perPage, left) })
      // What no map shows is no place to send somebody to.
      yield page.places.filter(({ locationQuality }) => locationQuality === 'usual')
      left -= page.places.length
      after = page.next
    } while (after !== null && left > 0)
  }

  /** All of them where they are few; else those of each treatment of which most is known. */
  async function listClinics(): Promise<Clinic[]> {
    const all: Clinic[] = []
    for (;;) {
      const page = await clinics.placed(everywhere, { after: all.at(-1)?.id ?? 0, limit: perPage })
      all.push(...page)
      if (page.length < perPage) return all
      if (all.length > mostClinics) break
    }
    const known = new Map<number, Clinic>()
    for (const treatment of clinicTreatments)
      for (const clinic of await clinics.listWhole(treatment)) known.set(clinic.id, clinic)
    return [...known.values()].slice(0, mostClinics)
  }

  return async function* listRows(): AsyncGenerator<ClinicPlace[]> {
    yield* listPlaces()
    const rows = (await listClinics()).flatMap((clinic) => clinicPlace(clinic) ?? [])
    for (let start = 0; start < rows.length; start += perPage) yield rows.slice(start, start + perPage)
  }
}
