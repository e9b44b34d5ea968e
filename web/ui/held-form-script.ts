/**
 * Runs in the head: a form that is sent before the scripts of its page run is held for them (held-form.tsx). It listens
 * first, because the framework stops what happens in a part of the page that it has not taken over yet.
 */
export const heldFormScript = `addEventListener('submit', (event) => {
  if (!event.target.matches('[data-waits]')) return
  event.preventDefault()
  event.stopPropagation()
  event.target.toggleAttribute('data-held', true)
}, true)`
