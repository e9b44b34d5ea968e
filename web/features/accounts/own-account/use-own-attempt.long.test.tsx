import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { SectionRefusal } from './section-refusal.tsx'
import { useOwnAttempt } from './use-own-attempt.ts'

function Form() {
  const attempt = useOwnAttempt()
  async function fail() {
    throw new Error('down')
  }
  return (
    <>
      <SectionRefusal attempt={attempt} fields={[]} />
      <button type="button" onClick={() => attempt.run(fail)}>
        Save
      </button>
    </>
  )
}

test('a failure takes the focus in its section, and no toast repeats it', async () => {
  mountAt('/settings', () => <Form />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/./)
  await expect.poll(() => document.activeElement?.tagName).toBe('DIV')
  expect(readToasts()).toEqual([])
})
