import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type PlaceReading, readingKinds, readingLimits } from '#domain/place-wishes.ts'
import { callApi } from '#web/api.ts'

const name = z.nullable(z.object({ en: z.string(), ko: z.string() }))
const answer = z.object({
  readings: z.array(
    z.array(
      z.object({
        kind: z.enum(readingKinds),
        text: z.string(),
        name,
        city: name,
        at: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
        count: z.number(),
      }),
    ),
  ),
})

// A cache for the life of the page: each name is requested once.
let known: ReadonlyMap<string, PlaceReading[]> = new Map()
const listeners = new Set<() => void>()

type Readings = { readings: ReadonlyMap<string, PlaceReading[]>; hasFailed: boolean }

/** How each of these texts was understood; a text without an answer yet is absent. */
export function usePlaceReadings(texts: readonly string[]): Readings {
  const readings = useSyncExternalStore(listen, readKnown, readKnown)
  const [failedFor, setFailedFor] = useState('')
  const missing = texts.filter((text) => !readings.has(text) && text.length <= readingLimits.characters)
  const wanted = JSON.stringify(missing.slice(0, readingLimits.texts))
  const isWanted = missing.length > 0 && failedFor !== wanted
  useEffect(() => {
    if (!isWanted) return undefined
    const left = new AbortController()
    askFor(wanted, left.signal).catch(() => {
      if (!left.signal.aborted) setFailedFor(wanted)
    })
    return () => left.abort()
  }, [wanted, isWanted])
  return { readings, hasFailed: failedFor === wanted }
}

async function askFor(wanted: string, signal: AbortSignal): Promise<void> {
  const texts = z.array(z.string()).parse(JSON.parse(wanted))
  const call = { method: 'POST', body: { texts }, signal } as const
  const { readings } = answer.parse(await callApi('/api/place-wishes', call))
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
