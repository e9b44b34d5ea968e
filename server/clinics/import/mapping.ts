import * as z from 'zod'
import { clinicTreatments } from '#domain/clinics/clinics.ts'
import { weekdays } from '#domain/places/places.ts'
import { columnNames, optionalColumns, parseMapping } from '#server/platform/import/mapping-file.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import csv from './mappings/csv.json' with { type: 'json' }
import hira from './mappings/hira.json' with { type: 'json' }
import licence from './mappings/licence.json' with { type: 'json' }
import nmc from './mappings/nmc.json' with { type: 'json' }

/** The fields of a clinic that a column can be mapped to. */
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
    /** The source of the facts, as pages name it. Null: the facts cannot be looked up, so their basis is `recalled`. */
    source: z.string().min(1).max(300).nullable(),
    /** The authority that publishes the number of doctors. */
    authority: z.string().min(1).max(60).nullable(),
    columns: z.strictObject({ ...optionalColumns(mappedFields), id: columnNames }),
    /** Columns of times such as 0930. */
    hours: z.partialRecord(z.enum(weekdays), z.strictObject({ from: columnNames, to: columnNames })).optional(),
    /** The column that says whether the institution is open, and its values for open ones. Other rows are not read. */
    open: z.strictObject({ columns: columnNames, values: z.array(z.string().min(1)).min(1) }).optional(),
    /** The treatment for each code of a kind, code or name of a department, and word in a registered name. */
    treatments: z.strictObject({ kinds: treatments, departments: treatments, names: treatments }).optional(),
  })
  .refine(({ columns }) => columns.name ?? columns.nameKo, { path: ['columns'], error: 'name or nameKo is needed' })

export type Mapping = z.infer<typeof mapping>

const builtIn = new Map<string, unknown>(Object.entries({ hira, nmc, licence, csv }))

export function findMapping(source: string): Mapping {
  const found = builtIn.get(source)
  if (found) return readMapping(JSON.stringify(found), `The mapping ${source}`)
  throw new StartProblem(
    `No mapping is built in for the source "${source}". There are ${[...builtIn.keys()].join(', ')}; for another give --mapping FILE.`,
  )
}

/** Parses a mapping that the operator supplies. */
export function readMapping(text: string, called: string): Mapping {
  return parseMapping(mapping, text, called)
}
