import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { readToasts, showToast } from '#web/ui/feedback/toast-store.ts'
import { useAttempt } from './use-attempt.ts'

function Form() {
  const { errors, failure, refuse, run } = useAttempt<'name'>()
  const succeed = async () => void showToast({ kind: 'success', title: 'Saved' })
  const wrong = { toast: { title: 'Not done', description: 'Too long' }, errors: { name: 'Too long' } }
  const down = { toast: { title: 'Not done', description: 'No network' }, failure: 'No network' }
  return (
    <>
      <p>{errors.name}</p>
      <p>{failure}</p>
      <button type="button" onClick={() => refuse(wrong)}>
        Wrong
      </button>
      <button type="button" onClick={() => refuse(down)}>
        Down
      </button>
      <button type="button" onClick={() => void run(succeed)}>
        Right
      </button>
    </>
  )
}

test('once a try succeeds nothing is left of why the one before did not, at its field or in a toast', async () => {
  mount(<Form />)
  for (const [button, reason] of [
    ['Wrong', 'Too long'],
    ['Down', 'No network'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect.element(page.getByText(reason)).toBeVisible()
    await page.getByRole('button', { name: 'Right' }).click()
    await expect.element(page.getByText(reason)).not.toBeInTheDocument()
    expect(readToasts().map(({ title }) => title)).toEqual(['Saved'])
  }
})
