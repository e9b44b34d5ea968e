import * as z from 'zod'
import { clinicTreatments } from '#domain/clinics.ts'
import { weekdays } from '#domain/places.ts'
import { columnNames, optionalColumns, parseMapping } from '#server/platform/import/mapping-file.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import csv from './mappings/csv.json' with { type: 'json' }
import hira from './mappings/hira.json' with { type: 'json' }
import nmc from './mappings/nmc.json' with { type: 'json' }

/** What a row may say of a clinic. */
export const mappedFields = [
  'id',
  'name',
  'nameKo',
  'description',
  'kind',
  'kindName',
  'departments',
  'treatments',
  'procedures',
  'languages',
  'province',
  'neighbourhood',
  'addressKo',
  'addressEn',
  'phone',
  'website',
  'businessHours',
  'doctorCount',
  'lat',
  'lng',
] as const
export type MappedField = (typeof mappedFields)[number]

const treatments = z.record(z.string(), z.enum(clinicTreatments))

const mapping = z
  .strictObject({
    /**
     * Where the facts stand, in the words in which a page names it. Null: nobody can look them up, so they are
     * recalled.
     */
    source: z.string().min(1).max(300).nullable(),
    /** Whose figure the number of doctors is. */
    authority: z.string().min(1).max(60).nullable(),
    columns: z.strictObject({ ...optionalColumns(mappedFields), id: columnNames }),
    /** Times such as 0930. */
    hours: z.partialRecord(z.enum(weekdays), z.strictObject({ from: columnNames, to: columnNames })).optional(),
    /** What codes of institutions and of departments, and words in a registered name, say of what a clinic is for. */
    treatments: z.strictObject({ kinds: treatments, departments: treatments, names: treatments }).optional(),
  })
  .refine(({ columns }) => columns.name ?? columns.nameKo, { path: ['columns'], error: 'name or nameKo is needed' })

export type Mapping = z.infer<typeof mapping>

const builtIn = new Map<string, unknown>(Object.entries({ hira, nmc, csv }))

/** The mapping that comes with the product for a source. */
export function findMapping(source: string): Mapping {
  const found = builtIn.get(source)
  if (found) return readMapping(JSON.stringify(found), `The mapping ${source}`)
  throw new StartProblem(
    `No mapping is built in for the source "${source}". There are ${[...builtIn.keys()].join(', ')}; for another give --mapping FILE.`,
  )
}

/** A mapping of the operator's. */
export function readMapping(text: string, called: string): Mapping {
  return parseMapping(mapping, text, called)
}
