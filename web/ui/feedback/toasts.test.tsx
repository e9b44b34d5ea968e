import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { readToasts, showToast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  mount(
    <>
      <button type="button">Before</button>
      <Toasts />
    </>,
  )
})

const before = page.getByRole('button', { name: 'Before' })

test('news is said politely, a failure at once', async () => {
  showToast({ kind: 'news', title: 'Location found', description: 'Using your current location for search.' })
  showToast({ kind: 'failure', title: 'Search failed' })
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Location foundUsing your current location for search.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Search failed')
})

test('a toast stays while somebody points at it or has the focus in it, and goes afterwards', async () => {
  const toast = page.getByText('Location found')
  showToast({ kind: 'news', title: 'Location found', shownMs: 1200 })
  await expect.element(toast).toBeInTheDocument()
  // Without the way of a real pointer, which may take longer than the toast stays.
  toast.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expectToStay(toast)
  page.getByRole('button', { name: 'Dismiss' }).element().focus()
  toast.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  await expectToStay(toast)
  before.element().focus()
  await expect.element(toast).not.toBeInTheDocument()
})

async function expectToStay(toast: ReturnType<typeof page.getByText>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1400))
  expect(toast.query()).not.toBeNull()
}

test('dismissing by Escape gives the focus back to where it was', async () => {
  await before.click()
  showToast({ kind: 'failure', title: 'Search failed' })
  await expect.element(page.getByText('Search failed')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Search failed')).not.toBeInTheDocument()
  await expect.element(before).toHaveFocus()
})

test('its action is done once, and the toast goes', async () => {
  const undo = vi.fn<() => void>()
  showToast({ kind: 'success', title: 'Clinic has been deleted', action: { label: 'Undo', onSelect: undo } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  expect(readToasts()).toEqual([])
})

test('over an open dialog a toast is inside it, so that it is neither hidden nor silent', async () => {
  mount(
    <>
      <Dialog isOpen onClose={() => undefined} title="Delete?">
        Sure?
      </Dialog>
      <Toasts />
    </>,
  )
  showToast({ kind: 'failure', title: 'Search failed' })
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('Search failed')
})

test('a toast in a dialog covers nothing of it', async () => {
  mount(
    <>
      <Dialog isOpen onClose={() => undefined} title="Delete?" footer={<button type="button">Delete</button>}>
        {'Sure? '.repeat(2000)}
      </Dialog>
      <Toasts />
    </>,
  )
  showToast({ kind: 'failure', title: 'Search failed' })
  const toast = page.getByText('Search failed')
  await expect.element(toast).toBeVisible()
  const top = toast.element().getBoundingClientRect().top
  expect(top).toBeGreaterThan(page.getByRole('button', { name: 'Delete' }).element().getBoundingClientRect().bottom)
})

test('three of one kind are the newest one and a button for the others', async () => {
  const action = { label: 'Undo', onSelect: () => undefined }
  for (const title of ['first', 'second', 'third']) showToast({ kind: 'success', title, action })
  await expect.element(page.getByText('third')).toBeVisible()
  await expect.element(page.getByText('first')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 more notices' }).click()
  for (const title of ['first', 'second', 'third']) await expect.element(page.getByText(title)).toBeVisible()
})
