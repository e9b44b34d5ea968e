import {
  type ClinicFilter,
  type ClinicList,
  type ClinicPin,
  type ClinicQuery,
  type ClinicRow,
  clinicRow,
  clinicsPerPage,
  mostKeptClinics,
  noClinicFilter,
} from '#domain/clinic-lists.ts'
import {
  type Clinic,
  clinicAddress,
  clinicCard,
  type ClinicFacts,
  type ClinicTreatment,
  showClinic,
} from '#domain/clinics.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import {
  countByTreatment,
  countClinics,
  findShownClinic,
  listClinicPins,
  listClinics,
  listRealClinics,
  type SampleMode,
} from './clinic-list-store.ts'
import { saveSamples } from './clinic-store.ts'
import { readPosition, writePosition } from './list-position.ts'
import type { ClinicSource } from './source/clinic-source.ts'
import { createPlasticSurgeryList } from './source/plastic-surgery-list.ts'

type Options = {
  database: Database
  samples: SampleMode
  /** The operator's own list of plastic surgery clinics. */
  source?: Pick<ClinicSource, 'list'> | null
}

/** The directory of clinics as everybody sees it. */
export function createClinics({ database, samples, source = null }: Options) {
  /** Those of which most is known. */
  async function listPlasticSurgery(search: string): Promise<ClinicRow[]> {
    const filter = { ...noClinicFilter, treatment: 'plastic-surgery', search, samples } as const
    const found = await listClinics(database.reader, { ...filter, sort: 'known', after: null, limit: clinicsPerPage })
    return found.map(({ clinic }) => clinicRow(showClinic(clinic)))
  }

  return {
    /** A page of the list, how many there are in all, and where the next page begins. */
    async list({ after, sort, ...filter }: ClinicQuery, perPage = clinicsPerPage): Promise<ClinicList> {
      const wanted = { ...filter, samples }
      const page = { ...wanted, sort, after: readPosition(after, sort), limit: perPage + 1 }
      const [found, total] = await Promise.all([
        listClinics(database.reader, page),
        countClinics(database.reader, wanted),
      ])
      const shown = found.slice(0, perPage)
      const last = shown.at(-1)
      return {
        clinics: shown.map(({ clinic }) => clinicCard(showClinic(clinic))),
        total,
        next: found.length > perPage && last ? writePosition(last.position, sort) : null,
      }
    },

    /** What the home page lists of plastic surgery. */
    plasticSurgeryList: createPlasticSurgeryList({ source, listDirectory: listPlasticSurgery }),

    /** The first of a treatment with everything that everybody may see, for the copy that a browser keeps. */
    async listWhole(treatment: ClinicTreatment): Promise<Clinic[]> {
      const filter = { ...noClinicFilter, treatment, samples }
      const found = await listClinics(database.reader, {
        ...filter,
        sort: 'known',
        after: null,
        limit: mostKeptClinics,
      })
      return found.map(({ clinic }) => showClinic(clinic))
    },

    /** The clinics of the filter that have a place on the map, those of which most is known first. */
    pins(filter: ClinicFilter): Promise<ClinicPin[]> {
      return listClinicPins(database.reader, { ...filter, samples })
    },

    /** A clinic as everybody may see it. */
    async find(id: number): Promise<Clinic | null> {
      const clinic = Number.isSafeInteger(id) ? await findShownClinic(database.reader, id, samples) : null
      return clinic && showClinic(clinic)
    },

    /** How many clinics a filter leaves. */
    count(filter: ClinicFilter): Promise<number> {
      return countClinics(database.reader, { ...filter, samples })
    },

    /** The pages of real clinics, for search engines. */
    listed: {
      count: () => countClinics(database.reader, { ...noClinicFilter, samples: 'off' }),
      async list(part: { offset: number; limit: number }) {
        const rows = await listRealClinics(database.reader, part)
        return rows.map((row) => ({ path: clinicAddress(row), changedOn: seoulDay(row.updated_at.getTime()) }))
      },
    },

    /** How many clinics each treatment has to show. */
    async counts(): Promise<Partial<Record<ClinicTreatment, number>>> {
      const rows = await countByTreatment(database.reader, samples)
      return Object.fromEntries(rows.map(({ treatment, count }) => [treatment, count]))
    },

    /** Brings the built-in samples into the database. */
    load(given: readonly { sourceId: string; facts: ClinicFacts }[]): Promise<void> {
      return database.transactionAs({ role: 'service' }, (tx) => saveSamples(tx, given))
    },
  }
}

export type Clinics = ReturnType<typeof createClinics>
