import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { servedScreen } from './served-screen.tsx'

/** A screen whose code comes when it is let go. */
function screen() {
  const asked: (() => void)[] = []
  const made = servedScreen<{ words: string }>(async () => {
    await new Promise<void>((resolve) => asked.push(resolve))
    return ({ words }) => <p>{words}</p>
  })
  return { ...made, asked }
}

const given = { words: 'Here it is' }

test('a screen that a client loader loaded is there with its first render', async () => {
  const { Screen, loadWith, asked } = screen()
  const answer = loadWith(async () => 'the answer of the server')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.()
  expect(await answer).toBe('the answer of the server')
  expect(mount(<Screen given={given} />).textContent).toBe('Here it is')
  expect(asked).toHaveLength(1)
})

test('a screen that nobody loaded before says that it is loading, and comes', async () => {
  const { Screen, asked } = screen()
  const place = mount(<Screen given={given} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.()
  await expect.element(page.getByText('Here it is')).toBeInTheDocument()
  expect(place.querySelector('[aria-busy]')).toBeNull()
})

test('what the server refuses is refused by the client loader too', async () => {
  const { loadWith, asked } = screen()
  const answer = loadWith(() => Promise.reject(new Error('refused')))
  await expect(answer).rejects.toThrow('refused')
  asked[0]?.()
})
