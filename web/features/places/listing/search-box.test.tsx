import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { mountAt, mountServed } from '#web/ui/loading/mount.tsx'
import { SearchBox } from './search-box.tsx'

const found = [
  {
    id: 'one-palace',
    name: { en: 'One Palace', ko: '하나궁' },
    district: { en: 'Jongno-gu', ko: '종로구' },
    kind: 'attraction',
  },
  { id: 'two-tea', name: { en: 'Two Tea', ko: '두찻집' }, district: { en: 'Jung-gu', ko: '중구' }, kind: 'cafe' },
]

function show(answer: () => Response = () => Response.json({ places: found })) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  const router = mountAt('/places', () => (
    <form action="/places">
      <SearchBox value="" />
    </form>
  ))
  return { router, asked }
}

const box = page.getByRole('combobox')
const list = page.getByRole('listbox')

async function chosen() {
  const id = box.element().getAttribute('aria-activedescendant')
  return id === null ? null : document.querySelector(`#${CSS.escape(id)}`)?.textContent
}

test('suggestions in both scripts stand below the box and are asked for when typing pauses', async () => {
  const { asked } = show()
  await userEvent.type(box, 'pal')
  await expect.element(list.getByRole('option').first().getByText('하나궁')).toHaveAttribute('lang', 'ko')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  // Whoever types slowly is asked for once more.
  await expect.poll(() => asked.at(-1)).toBe('/places/suggest.json?q=pal')
})

test('words that were begun before the scripts came bring suggestions once they are there', async () => {
  const { asked } = show()
  const router = createMemoryRouter([{ path: '*', Component: () => <SearchBox value="" /> }])
  const { hydrate } = await mountServed(<RouterProvider router={router} />)
  await userEvent.type(box, 'pal')
  expect(asked).toEqual([])
  hydrate()
  await expect.element(list.getByRole('option').first()).toBeVisible()
  await expect.element(box).toHaveValue('pal')
  expect(asked).toEqual(['/places/suggest.json?q=pal'])
})

test('arrow keys go round the suggestions and the box, and Enter opens the chosen one', async () => {
  const { router } = show()
  await userEvent.type(box, 'pal')
  await expect.element(list).toBeVisible()
  const seen: unknown[] = []
  for (const _press of [1, 2, 3]) {
    await userEvent.keyboard('{ArrowDown}')
    seen.push(await chosen())
  }
  expect(seen).toEqual([expect.stringContaining('One'), expect.stringContaining('Two'), null])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/places/two-tea')
})

test('Escape puts the list away and leaves the words, and so does leaving the box', async () => {
  show()
  await userEvent.type(box, 'pal')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.type(box, 'a')
  await expect.element(list).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(list).not.toBeInTheDocument()
})

test('a press opens the place that it was made on', async () => {
  const { router } = show()
  await userEvent.type(box, 'pal')
  await list.getByRole('option').last().click()
  await expect.poll(() => router.state.location.pathname).toBe('/places/two-tea')
})

test('the search box has no suggestions and keeps its text when the server fails', async () => {
  const { asked } = show(() => Response.json({ title: 'no' }, { status: 503 }))
  await userEvent.type(box, 'pal')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('pal')
})
