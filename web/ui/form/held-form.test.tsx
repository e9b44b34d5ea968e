import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '#web/ui/button.tsx'
import { HeldForm } from './held-form.tsx'
import { heldFormScript } from './held-form-script.ts'
import { mountServed } from '#web/ui/loading/mount.tsx'

async function showServed() {
  const sent: string[] = []
  const element = (
    <HeldForm method="dialog" onSubmit={(form) => void sent.push(form.querySelector('input')?.value ?? '')}>
      <input aria-label="Wish" defaultValue="" />
      <Button type="submit">Send</Button>
    </HeldForm>
  )
  return { sent, ...(await mountServed(element)) }
}

// As the head of every page does, once.
const script = document.createElement('script')
script.textContent = heldFormScript
document.head.append(script)

const send = page.getByRole('button', { name: 'Send' })

test('a form that is pressed twice before there were scripts is sent once, with what was typed', async () => {
  const { sent, place, hydrate } = await showServed()
  await page.getByRole('textbox', { name: 'Wish' }).fill('a palace')
  await send.click()
  await send.click()
  expect(place.querySelector('form[data-held]')).not.toBeNull()
  expect(sent).toEqual([])
  hydrate()
  await expect.poll(() => sent).toEqual(['a palace'])
  expect(place.querySelector('form[data-held]')).toBeNull()
  await send.click()
  expect(sent).toEqual(['a palace', 'a palace'])
})

test('a form that nobody pressed is not sent when the scripts come', async () => {
  const { sent, place, hydrate } = await showServed()
  hydrate()
  await expect.poll(() => place.querySelector('form[data-waits]')).toBeNull()
  expect(sent).toEqual([])
})
