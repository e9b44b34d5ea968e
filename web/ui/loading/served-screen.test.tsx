import { type ReactNode, startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'
import { servedScreen } from './served-screen.tsx'

/**
 * A screen whose code comes when it is let go. As with an import, one that failed is asked for again, and one that is
 * there answers in a later task.
 */
function screen({ failures = 0 } = {}) {
  const code = Promise.withResolvers<void>()
  let asked = 0
  const made = servedScreen<{ words: string }>(async () => {
    asked += 1
    if (asked <= failures) throw new Error('without a network')
    await code.promise
    await new Promise((answer) => setTimeout(answer, 50))
    return ({ words }) => <p>{words}</p>
  })
  return { ...made, letGo: code.resolve, countAsked: () => asked }
}

const given = { words: 'Here it is' }

test('the code is asked for before the screen is rendered', () => {
  expect(screen().countAsked()).toBe(1)
})

test('a screen that a client loader loaded is there without a placeholder when the router shows it', async () => {
  const { Screen, loadWith, letGo } = screen()
  const answer = loadWith(async () => 'the answer of the server')
  letGo()
  expect(await answer).toBe('the answer of the server')
  const place = mount(<Navigation to={<Screen given={given} />} />)
  const shown: string[] = []
  new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByText('Here it is')).toBeInTheDocument()
  expect(shown).toEqual(['Here it is'])
})

/** Shows something else in a transition, as the router does. */
function Navigation({ to }: { to: ReactNode }) {
  const [isThere, setThere] = useState(false)
  return isThere ? (
    to
  ) : (
    <button type="button" onClick={() => startTransition(() => setThere(true))}>
      Go
    </button>
  )
}

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
