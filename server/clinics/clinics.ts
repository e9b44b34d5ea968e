import {
  type ClinicFacets,
  type ClinicFilter,
  type ClinicList,
  type ClinicPins,
  type ClinicQuery,
  clinicPinsPerPage,
  clinicRow,
  clinicsPerPage,
  mostStoredClinics,
  noClinicFilter,
} from '#domain/clinics/clinic-lists.ts'
import {
  type Clinic,
  clinicAddress,
  clinicCard,
  clinicTreatments,
  type ClinicTreatment,
  showClinic,
} from '#domain/clinics/clinics.ts'
import { matchOf } from '#domain/clinics/procedures/clinic-match.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { loadBuiltIn } from '#server/platform/import/load-built-in.ts'
import { countByTreatment, countClinics, countFacets, countShared } from './clinic-count-store.ts'
import { type BuiltInClinic, saveBuiltIn } from './built-in-store.ts'
import {
  countNarrowed,
  findShownClinic,
  listClinicPins,
  listClinics,
  listRealClinics,
  narrowClinics,
  orderOf,
} from './clinic-list-store.ts'
import { findHeldMarks, type SampleMode } from './clinic-marks.ts'
import { readPosition, writePosition } from './clinic-listing.ts'
import { buildClinicSearch } from './clinic-search.ts'
import { listPlacedClinics, type PlacedFilter } from './placed-clinic-store.ts'
import type { ClinicSource } from './source/clinic-source.ts'
import { createPlasticSurgeryList } from './source/plastic-surgery-list.ts'

type Options = {
  database: Database
  samples: SampleMode
  /** The operator's own list of plastic surgery clinics. */
  source?: Pick<ClinicSource, 'list'> | null
}

/** The public directory of clinics. */
export function createClinics({ database, samples, source = null }: Options) {
  /** A page of clinics as `present` shows them, each with the reason why it was found. */
  async function listPage<Shown extends object>(
    { after, sort, ...filter }: ClinicQuery,
    limit: number,
    present: (clinic: Clinic) => Shown,
  ) {
    const narrowed = await narrowClinics(database.reader, filter, samples)
    const order = orderOf(narrowed, sort)
    const page = { sort, after: readPosition(after, order), limit }
    const { clinics, reviews, end, ...totals } = await listClinics(database.reader, narrowed, page)
    const { procedures, unread } = narrowed.search ?? { procedures: [], unread: [] }
    return {
      ...totals,
      clinics: clinics.map((clinic) => ({
        ...present(showClinic(clinic)),
        match: matchOf(clinic, procedures),
        reviews: reviews.get(clinic.id) ?? null,
      })),
      next: end && writePosition(end, order),
      unread,
    }
  }

  /** The best documented clinics first. */
  function listPlasticSurgery(search: string, after: string | null) {
    const query = { ...noClinicFilter, treatment: 'plastic-surgery', search, sort: 'known', after } as const
    return listPage(query, clinicsPerPage, clinicRow)
  }

  return {
    /** A page of the list, the total, and the start position of the next page. */
    list(query: ClinicQuery, perPage = clinicsPerPage): Promise<ClinicList> {
      return listPage(query, perPage, clinicCard)
    },

    /** The facets of a list: filter values, and the number of clinics that each would leave. */
    async facets(filter: ClinicFilter): Promise<ClinicFacets> {
      const [held, search] = await Promise.all([
        findHeldMarks(database.reader, samples),
        buildClinicSearch(database.reader, filter.search),
      ])
      return countFacets(database.reader, { filter, held, found: search?.matchClasses.at(-1) ?? null })
    },

    /** The plastic surgery clinics of the finder on the home page. */
    plasticSurgeryList: createPlasticSurgeryList({ source, listDirectory: listPlasticSurgery }),

    /** The first clinics of a treatment with all public facts, for the copy that a browser stores. */
    async listWhole(treatment: ClinicTreatment): Promise<Clinic[]> {
      const narrowed = await narrowClinics(database.reader, { ...noClinicFilter, treatment }, samples)
      const page = { sort: 'known', after: null, limit: mostStoredClinics } as const
      const { clinics } = await listClinics(database.reader, narrowed, page)
      return clinics.map(showClinic)
    },

    /** A page of the map pins of a filter: the clinics that have a position, in the order of the list. */
    async pins(filter: ClinicFilter, after: string | null = null): Promise<ClinicPins> {
      const narrowed = await narrowClinics(database.reader, filter, samples)
      const order = orderOf(narrowed, 'known')
      const page = { after: readPosition(after, order), limit: clinicPinsPerPage }
      const { pins, end } = await listClinicPins(database.reader, narrowed, page)
      return { pins, next: end && writePosition(end, order) }
    },

    /** The public facts of a clinic. */
    async find(id: number): Promise<Clinic | null> {
      const clinic = Number.isSafeInteger(id) ? await findShownClinic(database.reader, id, samples) : null
      return clinic && showClinic(clinic)
    },

    /** Real clinics that have a position, with all their facts. The catalogue of places lists them. */
    placed: (filter: PlacedFilter, page: { after: number; limit: number }): Promise<Clinic[]> =>
      listPlacedClinics(database.reader, filter, page),

    async count(filter: ClinicFilter): Promise<number> {
      return countNarrowed(database.reader, await narrowClinics(database.reader, filter, samples))
    },

    /** The pages of real clinics, for search engines. */
    listed: {
      count: () => countClinics(database.reader, { filter: noClinicFilter, held: ['sample'] }),
      async list(part: { offset: number; limit: number }) {
        const rows = await listRealClinics(database.reader, part)
        return rows.map((row) => ({ path: clinicAddress(row), changedOn: seoulDay(row.updated_at.getTime()) }))
      },
    },

    async counts(): Promise<Partial<Record<ClinicTreatment, number>>> {
      const rows = await countByTreatment(database.reader, await findHeldMarks(database.reader, samples))
      return Object.fromEntries(rows.map(({ treatment, count }) => [treatment, count]))
    },

    /** The number of real clinics for which the treatment is one of several departments. */
    countShared: (treatment: ClinicTreatment): Promise<number> => countShared(database.reader, treatment),

    /** Whether samples are hidden as soon as a real clinic of their treatment is listed. */
    samplesGiveWay: samples === 'auto',

    /** The treatments that have no real clinic. */
    async withoutReal(): Promise<ClinicTreatment[]> {
      const held = await findHeldMarks(database.reader, 'auto')
      return clinicTreatments.filter((treatment) => !held.includes(`treatment:${treatment}`))
    },

    load(given: readonly BuiltInClinic[]): Promise<void> {
      return loadBuiltIn(database, (tx) => saveBuiltIn(tx, 'sample', given))
    },

    /** Writes the real institutions of the embedded catalogue to the database. */
    loadInstitutions(given: readonly BuiltInClinic[]): Promise<void> {
      return loadBuiltIn(database, (tx) => saveBuiltIn(tx, 'catalogue', given))
    },
  }
}

export type Clinics = ReturnType<typeof createClinics>
