import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PlaceReading, readingLimits } from '#domain/trips/answers/place-wishes.ts'
import { callApi } from '#web/api.ts'

// Each text is one line, so it contains no line break.
const separator = '\n'

// A cache for the life of the page: each name is requested once.
let known: ReadonlyMap<string, PlaceReading[]> = new Map()
const listeners = new Set<() => void>()

type Readings = { readings: ReadonlyMap<string, PlaceReading[]>; hasFailed: boolean }

/** How each of these texts was understood; a text without an answer yet is absent. */
export function usePlaceReadings(texts: readonly string[]): Readings {
  const readings = useSyncExternalStore(listen, readKnown, readKnown)
  const [failedFor, setFailedFor] = useState('')
  const missing = texts.filter((text) => !readings.has(text) && text.length <= readingLimits.characters)
  const wanted = missing.slice(0, readingLimits.texts).join(separator)
  const hasFailed = missing.length > 0 && failedFor === wanted
  const isWanted = missing.length > 0 && !hasFailed
  useEffect(() => {
    if (!isWanted) return undefined
    const left = new AbortController()
    askFor(wanted, left.signal).catch(() => {
      if (!left.signal.aborted) setFailedFor(wanted)
    })
    return () => left.abort()
  }, [wanted, isWanted])
  return { readings, hasFailed }
}

async function askFor(wanted: string, signal: AbortSignal): Promise<void> {
  const texts = wanted.split(separator)
  const { readings } = await callApi('POST /api/place-wishes', { body: { texts }, signal })
  known = new Map([...known, ...texts.map((text, index) => [text, readings[index] ?? []] as const)])
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readKnown(): ReadonlyMap<string, PlaceReading[]> {
  return known
}
