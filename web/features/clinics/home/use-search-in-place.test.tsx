import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { useSearchInPlace } from './use-search-in-place.ts'

const failure = { title: 'Search failed', text: 'Try again.' }
const eye = { find: 'eye', findIn: null }

/** A search on a page, which is asked for anew with every address but that of the search. */
function showSearch(loader?: () => Promise<null>) {
  const answer = Promise.withResolvers<string>()
  function Search() {
    const treatment = new URLSearchParams(useLocation().search).get('treatment')
    const given = useMemo(() => ({ query: eye, text: `as the page brought it, ${treatment}` }), [treatment])
    const ask = async () => ({ query: eye, text: await answer.promise })
    const { shown, isBusy, search } = useSearchInPlace({ given, ask, askMore: ask, failureOf: () => failure })
    return (
      <>
        <button type="button" onClick={() => void search(eye)}>
          Search
        </button>
        <p>{isBusy ? 'Searching' : shown.text}</p>
      </>
    )
  }
  return { answer, router: mountAt('/', Search, loader) }
}

test('an answer that comes after another tab was chosen is shown, and the tab stays in the address', async () => {
  const { answer, router } = showSearch()
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  await router.navigate('/?treatment=dental')
  answer.resolve('one eye clinic')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=eye')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
})

test('an answer that comes on the way to another tab neither stops the way nor is lost', async () => {
  const way = Promise.withResolvers<null>()
  let isFirst = true
  const { answer, router } = showSearch(() => {
    const loaded = isFirst ? Promise.resolve(null) : way.promise
    isFirst = false
    return loaded
  })
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  void router.navigate('/?treatment=dental')
  answer.resolve('one eye clinic')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  expect(router.state.navigation.location?.search).toBe('?treatment=dental')
  way.resolve(null)
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=eye')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
})

test('a search is written into the address without a request, and Back and Forward ask for their pages', async () => {
  let asked = 0
  const { answer, router } = showSearch(async () => {
    asked += 1
    return null
  })
  await router.navigate('/?treatment=dental')
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  answer.resolve('one eye clinic')
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=eye')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  expect(asked).toBe(2)
  void router.navigate(-1)
  await expect.poll(() => router.state.location.search).toBe('')
  expect(asked).toBe(3)
  void router.navigate(1)
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=eye')
  expect(asked).toBe(4)
})
