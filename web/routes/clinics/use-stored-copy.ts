import { useCallback, useEffect } from 'react'
import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { cacheOffline } from '#web/cache-offline.ts'
import { clinicCopyPage } from '#web/offline/clinic-copy-page.ts'
import { useReducedData } from '#web/preferences/preferences.ts'

/** Waits until the page itself has loaded, and until all server nodes have a change. */
const calmMs = 2000

/**
 * Updates the browser's copy of a list in the background, with the page that shows its clinics offline, except in
 * reduced-data mode. Returns a function that updates it after a change, even if the page is left before.
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
    const { refreshStoredClinics } = await import('#web/features/clinics/store-clinics.ts')
    await refreshStoredClinics(path, signal)
    await cacheOffline([clinicCopyPage(path)])
  } catch {
    // Its code did not load: the copy stays as it was.
  }
}
