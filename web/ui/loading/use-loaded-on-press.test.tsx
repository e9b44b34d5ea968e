import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { Toasts } from '#web/ui/feedback/toasts.tsx'
import { useLoadedOnPress } from './use-loaded-on-press.ts'

const failed = { title: 'Not loaded', description: 'Please try again.' }

function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  )
}

function Opener({ load }: { load: () => Promise<typeof Sheet> }) {
  const { Shown, isPending, open, close } = useLoadedOnPress(load, failed)
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => void open()}>
        Open
      </button>
      {Shown ? <Shown onClose={close} /> : null}
      <Toasts />
    </>
  )
}

test('its code is asked for at the press, and what was closed opens again', async () => {
  let asked = 0
  mount(<Opener load={async () => ((asked += 1), Sheet)} />)
  const close = page.getByRole('button', { name: 'Close' })
  expect(asked).toBe(0)
  await page.getByRole('button', { name: 'Open' }).click()
  await close.click()
  await expect.element(close).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(close).toBeVisible()
})

test('without a network it stays shut, says so, and can be pressed again', async () => {
  let isOffline = true
  mount(<Opener load={async () => (isOffline ? Promise.reject(new Error('no network')) : Sheet)} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  isOffline = false
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'Close', exact: true }).first()).toBeVisible()
})
