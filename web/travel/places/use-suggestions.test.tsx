import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { useSuggestions } from './use-suggestions.ts'

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
  vi.stubGlobal('fetch', async () => Response.json({ places: [{ id: 'palace' }] }))
  mountAt('/places', Search)
  await page.getByLabelText('words').fill('pal')
  await expect.element(page.getByRole('status')).toHaveTextContent('palace')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await page.getByLabelText('words').fill('tower')
  await expect.element(page.getByRole('status')).toHaveTextContent('none')
})
