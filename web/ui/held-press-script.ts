/**
 * Runs in the head. React loses the press of a button that it has not hydrated yet: on a slow phone, the first press.
 * This script waits until the button is hydrated and presses it again. React marks a hydrated element with a key that
 * begins with `__reactProps`. The mark comes shortly before the button works, so the script waits to see it twice.
 */
export const heldPressScript = `addEventListener('click', (event) => {
  const button = event.isTrusted && event.target.closest?.('button[type=button]')
  const isHydrated = () => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  if (!button || button.isHeld || isHydrated()) return
  button.isHeld = true
  let hydrated = 0, looks = 0
  setTimeout(() => {
    // React hydrated it for this very press, and answered it.
    if (isHydrated()) return void (button.isHeld = false)
    const watch = setInterval(() => {
      if (isHydrated()) hydrated += 1
      if (hydrated < 2 && ++looks < 200) return
      clearInterval(watch)
      button.isHeld = false
      if (hydrated > 1) button.click()
    }, 100)
  })
}, true)`
