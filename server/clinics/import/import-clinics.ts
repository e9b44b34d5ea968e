import { type ImportCounts, type ImportOptions, importRows } from '#server/platform/import/import-rows.ts'
import { refuseForeignColumns } from '#server/platform/import/mapping-file.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { createClinicMapper, type RejectReason } from './map-clinic.ts'
import type { Mapping } from './mapping.ts'
import { clinicTarget } from './staging-store.ts'

export type ClinicList = {
  /** What the list is called in sentences: the name of its file. */
  called: string
  origin: string
  mapping: Mapping
  /** The day of the list, YYYY-MM-DD. */
  day: string
  pieces: AsyncIterable<RowPiece>
  /** The whole of what the source has: who is not in it may have closed. */
  isWhole: boolean
}

/** Brings a list of clinics into the directory. */
export function importClinics(list: ClinicList, options: ImportOptions<RejectReason>): Promise<ImportCounts> {
  const { called, mapping, day, isWhole } = list
  return importRows(
    {
      ...list,
      list: 'clinics',
      isWhole: () => isWhole,
      openMapper: (columns) => {
        refuseForeignColumns(mapping.columns, ['name', 'nameKo'], columns, called)
        return createClinicMapper(mapping, day)
      },
    },
    clinicTarget,
    options,
  )
}
