import { type ComponentType, useState } from 'react'
import { servedPart } from './served-part.tsx'
import { LoadingArea, Skeleton } from './skeleton.tsx'

/**
 * Makes the screen of a route whose code comes after the first view. The server renders all of it; its forms work by
 * address, or are held until the code is there. The route's client loader calls `loadWith`, so that after a navigation
 * within the product the screen is there at once.
 */
export function servedScreen<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  const Served = servedPart({ load, Placeholder: ScreenSkeleton, isEager: true })
  // Asked for while the page hydrates; a failure is tried again where the code is used.
  if (!import.meta.env.SSR) load().catch(() => {})
  let Ready: ComponentType<Given> | null = null

  /** Loads the code beside what the server answers. */
  async function loadWith<Answer>(askServer: () => Promise<Answer>): Promise<Answer> {
    const [answer, Loaded] = await Promise.all([askServer(), load()])
    Ready = Loaded
    return answer
  }

  /** What is given is the same object for as long as nothing in it changes. */
  function Screen({ given }: { given: Given }) {
    const [AtOnce] = useState(() => Ready)
    return AtOnce ? <AtOnce {...given} /> : <Served given={given} />
  }

  return { Screen, loadWith }
}

function ScreenSkeleton() {
  return (
    <LoadingArea className="page min-h-[80dvh] py-10 md:py-16">
      <Skeleton className="h-10 w-72 max-w-full" />
    </LoadingArea>
  )
}
