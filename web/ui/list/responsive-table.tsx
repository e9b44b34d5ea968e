import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** The row header. On a phone it is the card's title. */
  isRowHead?: boolean
  align?: 'end'
  /** Long text. On a phone it starts below the column's name, at the left edge. */
  isLong?: boolean
}

type ResponsiveTableProps<Row> = {
  caption: string
  /** Hides the caption visually, where a heading above says the same. */
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** On a phone, shows the cards in a row to swipe. */
  isStrip?: boolean
  className?: string | undefined
}

/**
 * A table on wide screens and cards on a phone. It stays a real table in both, without ARIA roles on rows and cells:
 * HTML does not allow them there, and browsers keep the semantics of a table whose rows are laid out as blocks.
 */
export function ResponsiveTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowId,
  isStrip = false,
  className,
}: ResponsiveTableProps<Row>) {
  return (
    <table className={classes('w-full border-collapse text-small max-sm:block', className)}>
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-start font-semibold max-sm:block'}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ id, head, align }) => (
            <th key={id} scope="col" className={classes('py-2 pe-4 text-mini font-normal text-soft', side(align))}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isStrip ? 'strip' : 'max-sm:block'}>
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            className="border-b border-line max-sm:mb-3 max-sm:block max-sm:rounded-panel max-sm:border max-sm:bg-surface max-sm:p-4"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, isRowHead, align, isLong } = column
  if (isRowHead) {
    return (
      <th
        scope="row"
        className={classes('py-3 pe-4 align-top font-medium max-sm:block max-sm:pt-0 max-sm:pb-2', side(align))}
      >
        {cell(row)}
      </th>
    )
  }
  return (
    <td
      className={classes(
        'py-3 pe-4 align-top max-sm:border-t max-sm:border-line max-sm:py-2 max-sm:pe-0',
        isLong ? 'max-sm:grid max-sm:gap-1' : 'max-sm:flex max-sm:justify-between max-sm:gap-4',
        side(align),
      )}
    >
      {/* Screen readers already read the column header. */}
      <span aria-hidden className="max-w-3/5 shrink-0 text-soft sm:hidden">
        {head}
      </span>
      <span className={isLong ? undefined : 'max-sm:text-end'}>{cell(row)}</span>
    </td>
  )
}

function side(align: 'end' | undefined): string {
  return align === 'end' ? 'text-end' : 'text-start'
}
