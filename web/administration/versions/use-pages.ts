import { useCallback, useEffect, useState } from 'react'

/** Rows with the newest first; `next` is the cursor of older rows, null on the last page. */
export type Page<Row> = { rows: Row[]; next: string | null }

type ReadPage<Row> = (after: string | null, signal?: AbortSignal) => Promise<Page<Row>>

/** Rows that are loaded page by page; `read` must be stable while they are shown. */
export function usePages<Row>(read: ReadPage<Row>) {
  const [loaded, setLoaded] = useState<Page<Row> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    (after: string | null, signal?: AbortSignal) => {
      read(after, signal).then(
        ({ rows, next }) =>
          setLoaded((held) => ({ rows: [...(after === null ? [] : (held?.rows ?? [])), ...rows], next })),
        () => {
          if (!signal?.aborted) setFailed(true)
        },
      )
    },
    [read],
  )
  useEffect(() => {
    const left = new AbortController()
    load(null, left.signal)
    return () => left.abort()
  }, [load])
  function loadMore() {
    setFailed(false)
    load(loaded?.next ?? null)
  }
  return { loaded, hasFailed, loadMore }
}
