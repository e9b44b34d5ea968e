import { useEffect, useRef, useState } from 'react'

/**
 * Asks the server for the result of filters before they are applied. Not a fetcher of the router: those wait for every
 * part of the page whose code is still loading.
 */
export function useTried<Query, Answer extends { total: number }>(
  first: Answer,
  ask: (query: Query, signal: AbortSignal) => Promise<Answer>,
) {
  /** `isKnown` is false when the server did not answer for the latest filters. */
  const [{ answer, isKnown }, setTried] = useState({ answer: first, isKnown: true })
  const [isAsking, setIsAsking] = useState(false)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])

  async function tryOut(query: Query) {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    setIsAsking(true)
    try {
      const next = await ask(query, signal)
      if (!signal.aborted) setTried({ answer: next, isKnown: true })
    } catch {
      if (!signal.aborted) setTried((last) => ({ ...last, isKnown: false }))
    }
    if (!signal.aborted) setIsAsking(false)
  }
  return { answer, total: isKnown ? answer.total : null, isAsking, tryOut }
}
