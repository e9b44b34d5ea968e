import { useCallback, useEffect, useRef, useState } from 'react'

/** Long enough to move from a pin into its callout. */
const leaveMilliseconds = 140

/** The highlighted place on the map or in a list. Uncontrolled unless the page passes it. */
export function useActivePlace(
  activeId: string | null | undefined,
  onActivate: ((id: string | null) => void) | undefined,
): [string | null, (id: string | null) => void] {
  const [own, setOwn] = useState<string | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const activate = useCallback(
    (id: string | null) => {
      clearTimeout(leaving.current)
      const tell = () => {
        setOwn(id)
        onActivate?.(id)
      }
      if (id === null) leaving.current = setTimeout(tell, leaveMilliseconds)
      else tell()
    },
    [onActivate],
  )
  useEffect(() => () => clearTimeout(leaving.current), [])
  const active = activeId === undefined ? own : activeId
  useEffect(() => {
    if (active === null) return undefined
    const stop = new AbortController()
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && activate(null)
    document.addEventListener('keydown', dismiss, { signal: stop.signal })
    return () => stop.abort()
  }, [active, activate])
  return [active, activate]
}
