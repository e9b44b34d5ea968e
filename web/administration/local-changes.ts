import { useCallback, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

type Listed = { id: string | number }

/** Saved and deleted entries of a list, shown at once while the server's list is older. */
export type LocalChanges<Row extends Listed> = { saved: readonly Row[]; deleted: readonly Row['id'][] }

export const noLocalChanges: LocalChanges<never> = { saved: [], deleted: [] }

/** Also for a row whose deletion was undone. */
export function withSaved<Row extends Listed>({ saved, deleted }: LocalChanges<Row>, row: Row): LocalChanges<Row> {
  return {
    saved: [row, ...saved.filter(({ id }) => id !== row.id)],
    deleted: deleted.filter((id) => id !== row.id),
  }
}

export function withDeleted<Row extends Listed>(
  { saved, deleted }: LocalChanges<Row>,
  id: Row['id'],
): LocalChanges<Row> {
  return { saved, deleted: [...deleted, id] }
}

/** A row that the list does not contain, or has on another page, comes first. */
export function layOver<Row extends Listed>(
  rows: readonly Row[],
  { saved, deleted }: LocalChanges<Row>,
  newerOf: (listed: Row, own: Row) => Row,
): Row[] {
  const listedIds = new Set(rows.map(({ id }) => id))
  const added = saved.filter(({ id }) => !listedIds.has(id))
  const kept = rows.map((row) => {
    const own = saved.find(({ id }) => id === row.id)
    return own ? newerOf(row, own) : row
  })
  return [...added, ...kept].filter(({ id }) => !deleted.includes(id))
}

/** The changes of this list; another list shows what the server sends. */
export function useLocalChanges<Row extends Listed>(onChange?: () => void) {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const [held, setHeld] = useState<{ search: string; changes: LocalChanges<Row> }>({ search, changes: noLocalChanges })
  const change = useCallback(
    (make: (changes: LocalChanges<Row>) => LocalChanges<Row>) => {
      setHeld((before) => ({ search, changes: make(before.search === search ? before.changes : noLocalChanges) }))
      void revalidate()
      onChange?.()
    },
    [search, revalidate, onChange],
  )
  return { changes: held.search === search ? held.changes : noLocalChanges, change }
}
