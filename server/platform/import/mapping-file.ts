import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'

/** The possible names of a column; the first that a file has is used. */
export const columnNames = z.array(z.string().min(1)).min(1)

export function optionalColumns<Field extends string>(fields: readonly Field[]) {
  // Object.fromEntries forgets the keys' type; they are exactly the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.fromEntries(fields.map((field) => [field, columnNames.optional()])) as Record<
    Field,
    z.ZodOptional<typeof columnNames>
  >
}

/** Parses a mapping by its schema; an error names the mapping. */
export function parseMapping<Mapping>(schema: z.ZodType<Mapping>, text: string, called: string): Mapping {
  const read = schema.safeParse(parse(text, called))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') || 'it'
  throw new StartProblem(`${called} cannot be used: ${where}: ${issue?.message}. See docs/operations.md.`)
}

type Columns = Readonly<Record<string, readonly string[] | undefined>> & { id: readonly string[] }

/** Throws if a file lacks a column that every row needs: an id, and one of these names. */
export function refuseForeignColumns(
  columns: Columns,
  names: readonly string[],
  given: readonly string[],
  called: string,
): void {
  const isThere = (wanted: readonly string[]) => wanted.some((name) => given.includes(name))
  const listed = given.slice(0, 30).map(presentName).join(', ')
  if (!isThere(columns.id)) {
    throw new StartProblem(`${called} has no column for the id (${columns.id.join(', ')}). It has: ${listed}.`)
  }
  const wanted = names.flatMap((name) => columns[name] ?? [])
  if (isThere(wanted)) return
  throw new StartProblem(`${called} has no column for the name (${wanted.join(', ')}). It has: ${listed}.`)
}

/** Makes a name from a foreign file safe for a terminal. */
export function presentName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const shown = name.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown
}

/** The text of an operator's mapping. */
export async function readMappingFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartProblem(`There is no file ${file}.`)
  }
}

function parse(text: string, called: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartProblem(`${called} cannot be used: it is not JSON. See docs/operations.md.`)
  }
}
