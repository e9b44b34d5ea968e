import { useCallback, useEffect, useState } from 'react'

type Load<Value> = (signal: AbortSignal) => Promise<Value>

/** What a part shows: asked for when it appears and again on `reload`; what was there stays until the new one comes. */
export function useLoaded<Value>(load: Load<Value>) {
  // A new object each time that it is asked.
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
