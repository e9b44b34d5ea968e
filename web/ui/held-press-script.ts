/**
 * Runs in the head: a press of a button that React has not taken over yet is lost, and on a slow phone that is the first
 * one. It is pressed again once React knows the button, which React writes down at the element under a name of its own.
 * Knowing it comes a moment before answering for it, so the press waits for one look more.
 */
export const heldPressScript = `addEventListener('click', (event) => {
  const button = event.isTrusted && event.target.closest?.('button[type=button]')
  const isKnown = () => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  if (!button || button.isHeld || isKnown()) return
  button.isHeld = true
  let known = 0, looks = 0
  setTimeout(() => {
    // Taken over by this very press.
    if (isKnown()) return void (button.isHeld = false)
    const watch = setInterval(() => {
      if (isKnown()) known += 1
      if (known < 2 && ++looks < 200) return
      clearInterval(watch)
      button.isHeld = false
      if (known > 1) button.click()
    }, 100)
  })
}, true)`
