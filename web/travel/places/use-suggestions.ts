import { useEffect, useRef, useState } from 'react'
import { callApi } from '#web/api.ts'
import type { Suggestion } from '#web/page-data.ts'

// A short debounce between key strokes, because the server answers within milliseconds.
const pauseMs = 90

/** The places that match the typed text. Null: nothing is typed, or the server was not reached. */
export function useSuggestions(words: string | null): Suggestion[] | null {
  const [found, setFound] = useState<Suggestion[] | null>(null)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => {
    asked.current?.abort()
    if (!words) return undefined
    const { signal } = (asked.current = new AbortController())
    const timer = setTimeout(
      () => void ask(words, signal).then((places) => (signal.aborted ? undefined : setFound(places))),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [words])
  // The previous suggestions stay until the answer arrives.
  return words ? found : null
}

async function ask(words: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  try {
    const { places } = await callApi('GET /places/suggest.json', { query: { q: words }, signal })
    return places
  } catch {
    // A newer request replaced this one, or the server was not reached; the form still works.
    return null
  }
}
