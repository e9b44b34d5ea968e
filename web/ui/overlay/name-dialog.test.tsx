import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { NameDialog } from './name-dialog.tsx'

function show(isPending = false) {
  const [saved, closed] = [vi.fn<(name: string) => void>(), vi.fn<() => void>()]
  mount(
    <NameDialog
      title="Rename"
      label="Name"
      save="Save"
      cancel="Cancel"
      nameError="Please give a name."
      initialName="Spring"
      longest={20}
      tidy={(typed) => typed.trim() || null}
      isPending={isPending}
      onSave={saved}
      onClose={closed}
    />,
  )
  return { saved, closed, box: page.getByRole('textbox', { name: 'Name' }) }
}

test('the name so far stands in the box, and the cleaned one is saved', async () => {
  const { saved, box } = show()
  await expect.element(box).toHaveValue('Spring')
  await box.fill('  Autumn ')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(saved).toHaveBeenCalledExactlyOnceWith('Autumn')
})

test('a wrong name is refused with a sentence, stays as it was typed, and the sentence goes with a right one', async () => {
  const { saved, box } = show()
  await box.fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/Please give a name/u)).toBeVisible()
  await expect.element(box).toHaveValue('   ')
  expect(saved).not.toHaveBeenCalled()
  await box.fill('Autumn')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(page.getByText(/Please give a name/u).elements()).toEqual([])
  expect(saved).toHaveBeenCalledOnce()
})

test('Cancel closes and saves nothing', async () => {
  const { saved, closed } = show()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(closed).toHaveBeenCalledOnce()
  expect(saved).not.toHaveBeenCalled()
})
