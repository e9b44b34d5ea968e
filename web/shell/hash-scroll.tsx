import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hashScrollMs } from './hash-scroll-script.ts'

/**
 * A hash in the address leads to its section: once the page has settled it scrolls there smoothly, or at once
 * when motion is unwanted. Whoever scrolls in the meantime stays where they are. The hash with which the document
 * opened is led to by a script in the head, which does not wait for this one.
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
      document.getElementById(decodeHash(hash))?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
    }, hashScrollMs)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(event, stay, { signal: left.signal, passive: true })
    }
    left.signal.addEventListener('abort', () => clearTimeout(timer))
    return stay
    // The whole location: the same hash asked for again is a new one.
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
