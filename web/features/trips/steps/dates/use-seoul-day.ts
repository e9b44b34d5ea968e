import { useSyncExternalStore } from 'react'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { subscribeToNothing } from '#web/ui/loading/use-scripts.ts'

/** Today's date in Seoul. A cached page or an open tab may have been rendered on an earlier day. */
export function useSeoulDay(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (seoulDay(Date.now()) > renderedOn ? seoulDay(Date.now()) : renderedOn),
    () => renderedOn,
  )
}
