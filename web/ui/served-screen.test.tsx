import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { servedScreen } from './served-screen.tsx'

/** A screen whose code comes when it is let go. As with an import, one that failed is asked for again. */
function screen({ failures = 0 } = {}) {
  const code = Promise.withResolvers<void>()
  let asked = 0
  const made = servedScreen<{ words: string }>(async () => {
    asked += 1
    if (asked <= failures) throw new Error('without a network')
    await code.promise
    return ({ words }) => <p>{words}</p>
  })
  return { ...made, letGo: code.resolve, countAsked: () => asked }
}

const given = { words: 'Here it is' }

test('the code is asked for before the screen is rendered', () => {
  expect(screen().countAsked()).toBe(1)
})

test('a screen that a client loader loaded is there with its first render', async () => {
  const { Screen, loadWith, letGo } = screen()
  const answer = loadWith(async () => 'the answer of the server')
  letGo()
  expect(await answer).toBe('the answer of the server')
  expect(mount(<Screen given={given} />).textContent).toBe('Here it is')
})

test('a screen whose code could not be loaded at first says that it is loading, and comes', async () => {
  const { Screen, letGo } = screen({ failures: 1 })
  const place = mount(<Screen given={given} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  letGo()
  await expect.element(page.getByText('Here it is')).toBeInTheDocument()
  expect(place.querySelector('[aria-busy]')).toBeNull()
})

test('what the server refuses is refused by the client loader too', async () => {
  const { loadWith, letGo } = screen()
  letGo()
  await expect(loadWith(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
