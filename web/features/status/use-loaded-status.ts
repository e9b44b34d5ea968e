import { useCallback, useEffect, useState } from 'react'
import type { ProductStatus } from '#domain/product-status.ts'

type Load = (signal: AbortSignal) => Promise<ProductStatus>

/** The status, asked for when the page appears and again on `reload`; what was there stays until the new one comes. */
export function useLoadedStatus(load: Load) {
  const [question, setQuestion] = useState({ load })
  const [state, setState] = useState<{ status: ProductStatus | null; isAsking: boolean; hasFailed: boolean }>({
    status: null,
    isAsking: true,
    hasFailed: false,
  })
  useEffect(() => {
    const left = new AbortController()
    question.load(left.signal).then(
      (status) => setState({ status, isAsking: false, hasFailed: false }),
      () => {
        if (!left.signal.aborted) setState((before) => ({ ...before, isAsking: false, hasFailed: true }))
      },
    )
    return () => left.abort()
  }, [question])
  const reload = useCallback(() => {
    setState((before) => ({ ...before, isAsking: true }))
    setQuestion((before) => ({ ...before }))
  }, [])
  return { ...state, reload }
}
