/** How long after the page is shown the scroll to its section starts. The number is from the specification. */
export const hashScrollMs = 500

/**
 * Runs in the head when a document opens with a hash: the page starts at the top and scrolls smoothly to the section.
 * The browser would jump there at once, so the hash is removed from the address while the document loads. The browser's
 * own behaviour stays with reduced motion, for a return to the page, and without scripts. If the visitor scrolls first,
 * the page does not scroll. A section in a closed disclosure is opened, as the browser does. A hash that is not a plain
 * id may be a message to a script and is kept.
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
    section.closest('details')?.setAttribute('open', '')
    section.scrollIntoView({ behavior: 'smooth' })
  }
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => history.replaceState(history.state, '', href))
    setTimeout(scroll, ${hashScrollMs})
  })
})()`
