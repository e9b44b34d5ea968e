import { useLayoutEffect } from 'react'

/** Tells the script in the head that the page is hydrated (held-press-script.ts). The last element of the page. */
export function HeldPress() {
  // A layout effect, because it runs before a press for which React hydrated is over.
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return null
}
