import * as z from 'zod'
import { clinicTreatments } from '#domain/clinics.ts'
import { weekdays } from '#domain/places.ts'
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

/** The names under which a column goes; the first that a file has counts. */
const names = z.array(z.string().min(1)).min(1)
const treatments = z.record(z.string(), z.enum(clinicTreatments))

const mapping = z
  .strictObject({
    /** Where the facts stand, in the words in which a page names it. Null: nobody can look them up, so they are recalled. */
    source: z.string().min(1).max(300).nullable(),
    /** Whose figure the number of doctors is. */
    authority: z.string().min(1).max(60).nullable(),
    columns: z.strictObject({ ...allOptional(), id: names }),
    /** Times such as 0930. */
    hours: z.partialRecord(z.enum(weekdays), z.strictObject({ from: names, to: names })).optional(),
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
  const read = mapping.safeParse(parse(text, called))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') || 'it'
  throw new StartProblem(`${called} cannot be used: ${where}: ${issue?.message}. See docs/operations.md.`)
}

/** Stops where a file has no column for what no clinic can be without. */
export function refuseForeignColumns({ columns }: Mapping, given: readonly string[], called: string): void {
  const isThere = (wanted: readonly string[] = []) => wanted.some((name) => given.includes(name))
  const listed = given.slice(0, 30).map(presentName).join(', ')
  if (!isThere(columns.id)) {
    throw new StartProblem(`${called} has no column for the id (${columns.id.join(', ')}). It has: ${listed}.`)
  }
  if (isThere(columns.name) || isThere(columns.nameKo)) return
  const wanted = [...(columns.name ?? []), ...(columns.nameKo ?? [])].join(', ')
  throw new StartProblem(`${called} has no column for the name (${wanted}). It has: ${listed}.`)
}

/** A name out of somebody else's file, fit for a terminal. */
export function presentName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const shown = name.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}

function parse(text: string, called: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartProblem(`${called} cannot be used: it is not JSON. See docs/operations.md.`)
  }
}

function allOptional() {
  // Object.fromEntries forgets the keys' type; they are exactly the mapped fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.fromEntries(mappedFields.map((field) => [field, names.optional()])) as Record<
    MappedField,
    z.ZodOptional<typeof names>
  >
}
