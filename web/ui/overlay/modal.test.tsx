import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

function Opener({ Part }: { Part: typeof Dialog }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ height: '300vh' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Part isOpen={isOpen} onClose={() => setOpen(false)} title="Start over?" footer={<Button>Keep</Button>}>
        <p>Three steps are cleared.</p>
      </Part>
    </div>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Start over?' })

function readOverflow() {
  return getComputedStyle(document.documentElement).overflowY
}

for (const [name, Part] of [
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const) {
  test(`a ${name} holds the focus, stops the page and gives the focus back on Escape`, async () => {
    mount(<Opener Part={Part} />)
    await opener.click()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect.poll(readOverflow).toBe('hidden')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
    expect(opener.element().matches(':focus')).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await expect.poll(readOverflow).not.toBe('hidden')
  })
}

test('a press beside the dialog closes it, a press inside does not', async () => {
  mount(<Opener Part={Dialog} />)
  await opener.click()
  await page.getByText('Three steps are cleared.').click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(dialog, { position: { x: -20, y: -20 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a drag that ends outside of a dialog does not close it', async () => {
  mount(<Opener Part={Dialog} />)
  await opener.click()
  const element = dialog.element()
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 512, clientY: 384 }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))
  await expect.element(dialog).toBeVisible()
})

test('a dialog that leaves the page while it is open gives the focus back and the page its scrolling', async () => {
  function Vanishing() {
    const [step, setStep] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setStep(1)}>
          Open
        </button>
        {step === 1 ? (
          <Dialog isOpen onClose={() => undefined} title="Start over?">
            <Button onClick={() => setStep(2)}>Leave</Button>
          </Dialog>
        ) : null}
      </>
    )
  }
  mount(<Vanishing />)
  await opener.click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(opener).toHaveFocus()
  await expect.poll(readOverflow).not.toBe('hidden')
})

test('more words than a dialog has room for are a stop of Tab, which arrows move; few words are none', async () => {
  for (const [height, tabIndex] of [
    ['300vh', '0'],
    ['1rem', null],
  ] as const) {
    mount(
      <Dialog isOpen onClose={() => {}} title="Long">
        <p style={{ height }}>Words</p>
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Long' })).toBeVisible()
    await expect.poll(() => page.getByText('Words').element().parentElement?.getAttribute('tabindex')).toBe(tabIndex)
  }
})
