import { useCallback, useEffect, useState } from 'react'

/** The newest first; `next` leads to what is older, and is null on the last one. */
export type Page<Row> = { rows: Row[]; next: string | null }

type ReadPage<Row> = (after: string | null, signal?: AbortSignal) => Promise<Page<Row>>

/** Rows that the server gives page by page; `read` stays the same for as long as they are shown. */
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
