import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '#web/ui/button.tsx'
import { heldPressScript } from '#web/ui/held-press-script.ts'
import { mountServed } from './mount.tsx'

function Counter() {
  const [presses, setPresses] = useState(0)
  return <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</Button>
}

// As the head of every page does, once.
const script = document.createElement('script')
script.textContent = heldPressScript
document.head.append(script)

function button(presses: number) {
  return page.getByRole('button', { name: `Pressed ${presses} times` })
}

test('a button that is pressed twice before there were scripts is pressed once when they come', async () => {
  const { hydrate } = await mountServed(<Counter />)
  await button(0).click()
  await button(0).click()
  hydrate()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})

test('a button that nobody pressed stays so, and a press after the scripts counts once', async () => {
  const { hydrate } = await mountServed(<Counter />)
  hydrate()
  await expect.poll(() => Object.keys(document.querySelector('button') ?? {}).length).toBeGreaterThan(0)
  await expect.element(button(0)).toBeVisible()
  await button(0).click()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})
