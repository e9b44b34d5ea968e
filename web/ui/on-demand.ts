import { useEffect, useState } from 'react'

/**
 * A heavy part, loaded when it is first wanted. Unlike React.lazy a failure is a state of the page and not of the
 * module: the next time it is wanted it is tried again.
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
