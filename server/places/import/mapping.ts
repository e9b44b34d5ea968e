import * as z from 'zod'
import { factSource } from '#domain/fact-schemas.ts'
import { placeKinds } from '#domain/places.ts'
import { columnNames, optionalColumns, parseMapping } from '#server/platform/import/mapping-file.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import csv from './mappings/csv.json' with { type: 'json' }

/** What a row may say of a place. `name` is a name in whichever script it is written. */
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
    /**
     * Where the facts stand, in the words in which a page names it. Null: nobody can look them up, so they are
     * recalled.
     */
    source: z.string().min(1).max(300).nullable(),
    /**
     * The public page on which the list stands, where rows name none of their own: what a row says is sourced by it.
     */
    page: z.strictObject({ address: factSource.address, publisher: factSource.publisher }).nullable().default(null),
    /** Of a row that does not say it; null where such a row is refused. */
    kind: z.enum(placeKinds).nullable(),
    /** What the source's own words for kinds mean. */
    kinds: z.record(z.string(), z.enum(placeKinds)),
    columns: z.strictObject({ ...optionalColumns(mappedFields), id: columnNames, lat: columnNames, lng: columnNames }),
  })
  .refine(({ columns }) => nameFields.some((field) => columns[field]), {
    path: ['columns'],
    error: 'name, nameEn or nameKo is needed',
  })

export type PlaceMapping = z.infer<typeof mapping>

/** The mapping that comes with the product: for CSV and GeoJSON alike. */
export function findMapping(source: string): PlaceMapping {
  if (source === 'csv' || source === 'geojson') return readMapping(JSON.stringify(csv), `The mapping ${source}`)
  throw new StartProblem(
    `No mapping is built in for the source "${source}". There are tourapi, osm, csv, geojson; for another give --mapping FILE.`,
  )
}

/** A mapping of the operator's. */
export function readMapping(text: string, called: string): PlaceMapping {
  return parseMapping(mapping, text, called)
}
