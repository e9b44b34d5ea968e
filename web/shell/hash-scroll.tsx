import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hashScrollMs } from './hash-scroll-script.ts'

/**
 * After a client-side navigation to a hash, scrolls to the section once the page has settled: smoothly, or at once with
 * reduced motion. If the visitor scrolls first, it does nothing. The hash of the first document is handled by a script
 * in the head, which runs before this one.
 */
export function HashScroll() {
  const location = useLocation()
  const opened = useRef(location)
  useEffect(() => {
    const { hash } = location
    if (hash.length < 2 || location === opened.current) return undefined
    const left = new AbortController()
    const stay = () => left.abort()
    const timer = setTimeout(() => {
      left.abort()
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const section = document.getElementById(decodeHash(hash))
      section?.closest('details')?.setAttribute('open', '')
      section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
    }, hashScrollMs)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(event, stay, { signal: left.signal, passive: true })
    }
    left.signal.addEventListener('abort', () => clearTimeout(timer))
    return stay
    // The whole location, so that a repeated click on the same hash scrolls again.
  }, [location])
  return null
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return '' // no element has such an id
  }
}
