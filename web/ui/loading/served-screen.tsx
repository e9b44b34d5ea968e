import type { ComponentType } from 'react'
import { servedPart } from './served-part.tsx'
import { LoadingArea, Skeleton } from './skeleton.tsx'

/**
 * Makes the screen of a route whose code loads after the first view. The server renders all of it. Its forms use the
 * address, or are held until the code has loaded. The route's client loader calls `loadWith`, so that after a
 * client-side navigation the screen is shown at once.
 */
export function servedScreen<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  // Prefetched during hydration. A failure is retried where the code is used.
  if (!import.meta.env.SSR) load().catch(() => {})
  const Screen = servedPart({ load, Placeholder: ScreenSkeleton, isEager: true })
  return { Screen, loadWith: Screen.loadWith }
}

function ScreenSkeleton() {
  return (
    <LoadingArea className="page min-h-[80dvh] py-10 md:py-16">
      <Skeleton className="h-10 w-72 max-w-full" />
    </LoadingArea>
  )
}
