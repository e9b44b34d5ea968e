/**
 * Runs in the head. Blocks a submit before hydration and marks the form, so that HeldForm submits it later
 * (held-form.tsx). It listens in the capture phase, before React stops events in a part that is not hydrated yet.
 */
export const heldFormScript = `addEventListener('submit', (event) => {
  if (!event.target.matches('[data-waits]')) return
  event.preventDefault()
  event.stopPropagation()
  event.target.toggleAttribute('data-held', true)
}, true)`
