import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProblem } from '#web/api.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { useApiCall } from './use-api-call.ts'

const refused = { title: 'That did not work', offline: 'No connection.', other: 'Load the page again.' }

function show(work: () => Promise<void>) {
  function Part() {
    const { isPending, run } = useApiCall(refused)
    return (
      <button type="button" onClick={() => void run(work)}>
        {isPending ? 'Busy' : 'Ready'}
      </button>
    )
  }
  mount(<Part />)
  return page.getByRole('button')
}

function refuse(title: string, status: number): () => Promise<void> {
  return async () => {
    throw new ApiProblem(title, { status, code: 'x' })
  }
}

test('while one call runs another one is not begun', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => promise)
  const button = show(work)
  await button.click()
  await expect.element(button).toHaveTextContent('Busy')
  await button.click()
  expect(work).toHaveBeenCalledOnce()
  resolve()
  await expect.element(button).toHaveTextContent('Ready')
  await button.click()
  expect(work).toHaveBeenCalledTimes(2)
})

test.each([
  ['the words of the server', refuse('There is room for 100 trips.', 409), 'There is room for 100 trips.'],
  ['that there is no connection', refuse('', 0), 'No connection.'],
  ['what to do where the server gives no words', refuse('', 500), 'Load the page again.'],
])('a refusal is told with %s, and another call can follow', async (_what, work, description) => {
  const button = show(work)
  await button.click()
  await vi.waitFor(() => expect(readToasts()).toMatchObject([{ title: refused.title, description }]))
  await expect.element(button).toHaveTextContent('Ready')
})
