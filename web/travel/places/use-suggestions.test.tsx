import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { useSuggestions } from './use-suggestions.ts'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
})

function Search() {
  const [typed, setTyped] = useState('')
  const places = useSuggestions(typed === '' ? null : typed)
  return (
    <>
      <input aria-label="words" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{places === null ? 'none' : places.map(({ id }) => id).join()}</output>
    </>
  )
}

test('after a failure the suggestions for the words before are not shown', async () => {
  globalThis.fetch = async () => Response.json({ places: [{ id: 'palace' }] })
  mountAt('/places', Search)
  await page.getByLabelText('words').fill('pal')
  await expect.element(page.getByRole('status')).toHaveTextContent('palace')
  globalThis.fetch = async () => {
    throw new TypeError('no network')
  }
  await page.getByLabelText('words').fill('tower')
  await expect.element(page.getByRole('status')).toHaveTextContent('none')
})
