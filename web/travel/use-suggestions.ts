import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { placeKinds } from '#domain/places.ts'
import type { SceneName } from '#domain/scene-names.ts'
import { callApi } from '#web/api.ts'

const name = z.object({ en: z.string(), ko: z.string() })
const isName = z.custom<SceneName>((value) => typeof value === 'string' && /^[a-z-]+$/.test(value))
// Not compared with the list of scenes, which would then be in every page's first script. A server of an earlier
// release sends none.
// oxlint-disable-next-line promise/valid-params -- this is Zod's catch, for a value that does not fit
const scene = z.catch(isName, 'townscape')
const answer = z.object({
  places: z.array(z.object({ id: z.string(), name, district: name, kind: z.enum(placeKinds), scene })),
})

export type Suggestion = z.infer<typeof answer>['places'][number]

// A short debounce between key strokes, because the server answers within milliseconds.
const pauseMs = 90

/** The places that match the typed text. Null: nothing is typed, or the server was not reached. */
export function useSuggestions(words: string | null): Suggestion[] | null {
  const [found, setFound] = useState<{ words: string; places: Suggestion[] } | null>(null)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => {
    asked.current?.abort()
    if (!words) return undefined
    const { signal } = (asked.current = new AbortController())
    const timer = setTimeout(
      () => void ask(words, signal).then((places) => places && setFound({ words, places })),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [words])
  // The previous suggestions stay until the answer arrives.
  return words && found ? found.places : null
}

async function ask(words: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  try {
    const read = answer.parse(await callApi(`/places/suggest.json?${new URLSearchParams({ q: words })}`, { signal }))
    return signal.aborted ? null : read.places
  } catch {
    // A newer request replaced this one, or the server was not reached; the form still works.
    return null
  }
}
