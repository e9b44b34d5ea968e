/** From a page that is there to the scroll to its section; the specification's number. */
export const hashScrollMs = 500

/**
 * Runs in the head when a document opens with a hash: the page begins at its top and scrolls smoothly to the section.
 * The browser would jump there at once, so the hash is taken out of the address while the document is read. Whoever
 * wants no motion, comes back to where they were, or has no scripts keeps the browser's own way. Whoever scrolls in the
 * meantime stays where they are. A hash that is no plain id may be a message to a script and stays as it is.
 */
export const hashScrollScript = `(() => {
  const { hash, href } = location
  const [visit] = performance.getEntriesByType('navigation')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isReturn = ['reload', 'back_forward'].includes(visit?.type)
  if (!/^#[\\w-]+$/.test(hash) || isStill || isReturn) return
  history.replaceState(history.state, '', href.slice(0, -hash.length))
  const left = new AbortController()
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(event, () => left.abort(), { signal: left.signal, passive: true })
  const scroll = () => {
    const section = document.getElementById(hash.slice(1))
    if (left.signal.aborted || !section) return
    left.abort()
    section.scrollIntoView({ behavior: 'smooth' })
  }
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => history.replaceState(history.state, '', href))
    setTimeout(scroll, ${hashScrollMs})
  })
})()`
