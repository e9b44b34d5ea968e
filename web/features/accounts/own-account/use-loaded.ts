import { useCallback, useEffect, useState } from 'react'

type Load<Value> = (signal: AbortSignal) => Promise<Value>

/** Loads a value on mount and again on `reload`. The old value stays until the new one arrives. */
export function useLoaded<Value>(load: Load<Value>) {
  // A new object for each request.
  const [question, setQuestion] = useState({ load })
  const [state, setState] = useState<{ value: Value | null; hasFailed: boolean }>({ value: null, hasFailed: false })
  useEffect(() => {
    const left = new AbortController()
    question.load(left.signal).then(
      (value) => {
        if (!left.signal.aborted) setState({ value, hasFailed: false })
      },
      () => {
        if (!left.signal.aborted) setState((before) => ({ ...before, hasFailed: true }))
      },
    )
    return () => left.abort()
  }, [question])
  const reload = useCallback(() => setQuestion((before) => ({ ...before })), [])
  return { ...state, reload }
}
