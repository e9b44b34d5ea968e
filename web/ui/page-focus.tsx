import { useEffect } from 'react'
import { useLocation } from 'react-router'

// Outside the component: between a page and the not-found screen React remounts the whole document.
let shownPath: string | null = null

/**
 * After a navigation, focuses the new page's heading, so that a screen reader announces it and Tab starts there. With a
 * hash the browser's own behaviour stays.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isNavigation = shownPath !== null && shownPath !== pathname
    shownPath = pathname
    if (isNavigation && !hash) focusHeading()
  }, [pathname, hash])
  return null
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
