import { type ImportCounts, type ImportOptions, importRows } from '#server/platform/import/import-rows.ts'
import { refuseForeignColumns } from '#server/platform/import/mapping-file.ts'
import { findCell } from '#server/platform/rows/find-cell.ts'
import type { RowPiece } from '#server/platform/rows/read-rows.ts'
import { createClinicMapper, type RejectReason } from './map-clinic.ts'
import type { Mapping } from './mapping.ts'
import { clinicTarget } from './staging-store.ts'

export type ClinicList = {
  /** The name of the list in messages: the name of its file or of its register. */
  called: string
  origin: string
  mapping: Mapping
  /** The date of the list, YYYY-MM-DD. */
  day: string
  pieces: AsyncIterable<RowPiece>
  /** Whether the list is complete. A clinic that is missing in a complete list may have closed. */
  isWhole: boolean
}

export function importClinics(list: ClinicList, options: ImportOptions<RejectReason>): Promise<ImportCounts> {
  const { called, mapping, day, isWhole } = list
  return importRows(
    {
      ...list,
      pieces: openOnly(list.pieces, mapping.open),
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

/** Leaves out the rows of closed institutions. In a complete list these are then missing, and marked as such. */
async function* openOnly(pieces: AsyncIterable<RowPiece>, open: Mapping['open']): AsyncGenerator<RowPiece> {
  for await (const piece of pieces) {
    const isOpen = ({ cells }: RowPiece['rows'][number]) =>
      open === undefined || cells === null || open.values.includes(findCell(cells, open.columns) ?? '')
    yield { ...piece, rows: piece.rows.filter(isOpen) }
  }
}
