import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from './button.tsx'
import { HeldPress } from './held-press.tsx'
import { heldPressScript } from './held-press-script.ts'
import { mountServed } from './loading/mount.tsx'

function Counter() {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</Button>
      <HeldPress />
    </>
  )
}

/** As the head of a page does. */
function runHeadScript() {
  const script = document.createElement('script')
  script.textContent = heldPressScript
  document.head.append(script)
}

function button(presses: number) {
  return page.getByRole('button', { name: `Pressed ${presses} times` })
}

test('a button that is pressed twice before there were scripts is pressed once when they come', async () => {
  runHeadScript()
  const { hydrate } = await mountServed(<Counter />)
  await button(0).click()
  await button(0).click()
  hydrate()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})

test('a button that nobody pressed stays so, and a press after the scripts counts once', async () => {
  runHeadScript()
  const { hydrate } = await mountServed(<Counter />)
  const isHydrated = new Promise((resolve) => addEventListener('hydrated', resolve))
  hydrate()
  await isHydrated
  await expect.element(button(0)).toBeVisible()
  await button(0).click()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})

test('a press for which React hydrates the page counts once', async () => {
  runHeadScript()
  const { hydrate } = await mountServed(<Counter />)
  addEventListener('click', hydrate, { capture: true, once: true })
  await button(0).click()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})
