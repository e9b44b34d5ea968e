import * as z from 'zod'
import { factSource } from '#domain/places/fact-schemas.ts'
import { placeKinds } from '#domain/places/places.ts'
import { columnNames, optionalColumns, parseMapping } from '#server/platform/import/mapping-file.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import csv from './mappings/csv.json' with { type: 'json' }

/** The fields of a place that a column can be mapped to. `name` is a name in any script. */
export const mappedFields = [
  'id',
  'name',
  'nameEn',
  'nameKo',
  'nameJa',
  'nameZh',
  'aliases',
  'description',
  'kind',
  'interests',
  'tags',
  'province',
  'addressKo',
  'addressEn',
  'station',
  'phone',
  'website',
  'hours',
  'cuisine',
  'cost',
  'checkedOn',
  'access',
  'pageAddress',
  'publisher',
  'pageDate',
  'lat',
  'lng',
] as const
export type MappedField = (typeof mappedFields)[number]

export const nameFields = ['name', 'nameEn', 'nameKo'] as const

const mapping = z
  .strictObject({
    /** The source of the facts, as pages name it. Null: the facts cannot be looked up, so their basis is `recalled`. */
    source: z.string().min(1).max(300).nullable(),
    /** The public page of the list. It is the source of the facts of rows that name no page of their own. */
    page: z.strictObject({ address: factSource.address, publisher: factSource.publisher }).nullable().default(null),
    /** The kind of a row that has none; null if such a row is rejected. */
    kind: z.enum(placeKinds).nullable(),
    /** The kind for each word that the source uses. */
    kinds: z.record(z.string(), z.enum(placeKinds)),
    columns: z.strictObject({ ...optionalColumns(mappedFields), id: columnNames, lat: columnNames, lng: columnNames }),
  })
  .refine(({ columns }) => nameFields.some((field) => columns[field]), {
    path: ['columns'],
    error: 'name, nameEn or nameKo is needed',
  })

export type PlaceMapping = z.infer<typeof mapping>

export function findMapping(source: string): PlaceMapping {
  if (source === 'csv' || source === 'geojson') return readMapping(JSON.stringify(csv), `The mapping ${source}`)
  throw new StartProblem(
    `No mapping is built in for the source "${source}". There are tourapi, osm, csv, geojson; for another give --mapping FILE.`,
  )
}

/** Parses a mapping that the operator supplies. */
export function readMapping(text: string, called: string): PlaceMapping {
  return parseMapping(mapping, text, called)
}
