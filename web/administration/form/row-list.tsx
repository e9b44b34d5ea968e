import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Plus, Trash2 } from 'lucide-react'

type RowListProps<Row> = {
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
  empty: Row
  most: number
  words: { one: (nth: number) => string; add: string; remove: (nth: number) => string; removeWord: string }
  children: (row: Row, nth: number, change: (part: Partial<Row>) => void) => ReactNode
}

/** A list of rows with several fields each. An empty row does not count. */
export function RowList<Row extends object>({ rows, onRows, empty, most, words, children }: RowListProps<Row>) {
  return (
    <div className="grid max-w-172 gap-4">
      {rows.map((row, nth) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place, and hold no state
          key={nth}
          className="relative min-w-0 rounded-panel border border-line bg-surface p-4 sm:p-5"
        >
          <legend className="sr-only">{words.one(nth + 1)}</legend>
          <div className="mb-4 flex items-center justify-between gap-4">
            <span aria-hidden className="text-small font-semibold text-soft">
              {words.one(nth + 1)}
            </span>
            <Button
              size="small"
              kind="quiet"
              aria-label={words.remove(nth + 1)}
              onClick={() => onRows(rows.toSpliced(nth, 1))}
            >
              <Trash2 aria-hidden className="size-4" />
              {words.removeWord}
            </Button>
          </div>
          <div className="grid gap-5">
            {children(row, nth, (part) =>
              onRows(rows.map((one, place) => (place === nth ? { ...one, ...part } : one))),
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < most ? (
        <div>
          <Button onClick={() => onRows([...rows, empty])}>
            <Plus aria-hidden className="size-5" />
            {words.add}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
