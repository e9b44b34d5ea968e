import { useEffect, useState } from 'react'

/**
 * Loads a heavy component when it is first wanted. Unlike React.lazy, a failure is not cached: the next time it is
 * wanted, loading is tried again.
 */
export function useOnDemand<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
): { part: Part | null; hasFailed: boolean } {
  const [state, setState] = useState<{ part: Part | null; hasFailed: boolean }>({ part: null, hasFailed: false })
  const isMissing = isWanted && state.part === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isStillWanted = true
    load().then(
      (part) => setState({ part, hasFailed: false }),
      () => {
        if (isStillWanted) setState({ part: null, hasFailed: true })
      },
    )
    return () => {
      isStillWanted = false
      setState(({ part }) => ({ part, hasFailed: false }))
    }
  }, [isMissing, load])
  return state
}
