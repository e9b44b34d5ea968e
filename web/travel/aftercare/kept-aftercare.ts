import { useMemo, useSyncExternalStore } from 'react'
import { type AftercareDays, lastAftercareDay } from '#domain/consultations/aftercare.ts'
import { readAftercareDays } from '#domain/consultations/stored-aftercare.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { fieldsOf, forget, parseJson, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

/** A passport whose days trips show. `token` is the secret of its request's link. */
export type KeptAftercare = AftercareDays & { token: string }

const storageKey = 'aftercareDays'
const changeEvent = 'aftercaredayschange'

/** Those kept on this device. One whose last day has passed in Korea is forgotten. */
function readKept(text: string | null): KeptAftercare[] {
  const today = seoulDay(Date.now())
  const values = parseJson(text)
  if (!Array.isArray(values)) return []
  return values.flatMap((value: unknown) => {
    const { token } = fieldsOf(value)
    const days = readAftercareDays(value)
    return days && typeof token === 'string' && lastAftercareDay(days) >= today ? [{ ...days, token }] : []
  })
}

function writeKept(kept: readonly KeptAftercare[]): void {
  if (kept.length === 0) forget(storageKey)
  else store(storageKey, JSON.stringify(kept))
  dispatchEvent(new Event(changeEvent))
}

/** In place of that of the same visit, whose treatment may have been on another day. */
export function keepAftercare(aftercare: KeptAftercare): void {
  writeKept([...without(aftercare.token), aftercare])
}

export function forgetAftercare(token: string): void {
  writeKept(without(token))
}

function without(token: string): KeptAftercare[] {
  return readKept(readStored(storageKey)).filter((kept) => kept.token !== token)
}

function onChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}

/** The passports kept on this device; none on the server. */
export function useKeptAftercare(): readonly KeptAftercare[] {
  const text = useSyncExternalStore(
    onChange,
    () => readStored(storageKey),
    () => null,
  )
  return useMemo(() => readKept(text), [text])
}
