import { useCallback, useEffect, useState } from 'react'
import type { ProductStatus } from '#domain/site/product-status.ts'

type Load = (signal: AbortSignal) => Promise<ProductStatus>

/** The status, loaded on mount and again on `reload`. The old value stays until the new one arrives. */
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
