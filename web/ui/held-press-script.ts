/**
 * Runs in the head. A press before hydration would be lost: on a slow phone, the first press. This script keeps the
 * button and presses it when HeldPress (held-press.tsx) says that buttons work.
 */
export const heldPressScript = `{
  let held = null, isOver = false
  addEventListener('click', ({ isTrusted, target }) => {
    const button = isTrusted && !isOver && target.closest?.('button[type=button]')
    // Later: if React hydrates for this very press, it also answers it.
    if (button) setTimeout(() => { if (!isOver) held = button })
  }, true)
  addEventListener('hydrated', () => {
    isOver = true
    setTimeout(() => {
      held?.click()
      held = null
    })
  })
}`
