import { useEffect } from 'react'
import { useLocation } from 'react-router'

const settleMs = 500

/**
 * A hash in the address leads to its section: once the page has settled it scrolls there smoothly, or at once
 * when motion is unwanted. Whoever scrolls in the meantime stays where they are.
 */
export function HashScroll() {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (hash.length < 2) return undefined
    const left = new AbortController()
    const stay = () => left.abort()
    const timer = setTimeout(() => {
      left.abort()
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(decodeHash(hash))?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
    }, settleMs)
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
