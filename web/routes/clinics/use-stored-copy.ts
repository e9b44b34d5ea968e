import { useCallback, useEffect } from 'react'
import type { ClinicPath } from '#domain/clinics.ts'
import { useReducedData } from '#web/preferences/preferences.ts'

/** After what the page itself loads, and once every node has heard of a change. */
const calmMs = 2000

/**
 * Keeps this browser's copy of a list new, in the background; not where data is saved. Gives what renews it after a
 * change, also when the page is left before that.
 */
export function useStoredCopy(path: ClinicPath): () => void {
  const isReduced = useReducedData()
  useEffect(() => {
    if (isReduced) return undefined
    const left = new AbortController()
    const timer = setTimeout(() => {
      if (navigator.onLine) void refresh(path, left.signal)
    }, calmMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [path, isReduced])
  return useCallback(() => {
    if (!isReduced) setTimeout(() => void refresh(path, new AbortController().signal), calmMs)
  }, [path, isReduced])
}

async function refresh(path: ClinicPath, signal: AbortSignal) {
  try {
    const { refreshStoredClinics } = await import('#web/features/clinics/stored-clinics.ts')
    await refreshStoredClinics(path, signal)
  } catch {
    // Its code did not come: the copy stays as it was.
  }
}
