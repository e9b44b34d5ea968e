import { useEffect } from 'react'
import { useLocation } from 'react-router'

// Outside the component: between a page and the not-found screen React builds the whole document anew.
let shownPath: string | null = null

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where it is and
 * the next Tab starts there. A hash keeps the browser's own behaviour.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isNavigation = shownPath !== null && shownPath !== pathname
    shownPath = pathname
    if (!isNavigation || hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
