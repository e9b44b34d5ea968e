import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where it is and
 * the next Tab starts there. A hash keeps the browser's own behaviour.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
