import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { useSearchInPlace } from './use-search-in-place.ts'

const failure = { title: 'Search failed', text: 'Try again.' }

/** Two searches on one page, which is asked for anew with every address but their own. */
function showTwo(loader?: () => Promise<null>) {
  const answers = { clinics: Promise.withResolvers<string>(), find: Promise.withResolvers<string>() }
  function Search({ name }: { name: 'clinics' | 'find' }) {
    const treatment = new URLSearchParams(useLocation().search).get('treatment')
    const given = useMemo(() => ({ text: `${name} as the page brought it, ${treatment}` }), [name, treatment])
    const ask = async () => ({ text: await answers[name].promise })
    const { shown, isBusy, search } = useSearchInPlace({ name, given, ask, failure })
    return (
      <>
        <button type="button" onClick={() => void search(`${name} words`)}>
          {`Search ${name}`}
        </button>
        <p>{isBusy ? 'Searching' : shown.text}</p>
      </>
    )
  }
  function Both() {
    return (
      <>
        <Search name="clinics" />
        <Search name="find" />
      </>
    )
  }
  return { answers, router: mountAt('/', Both, loader) }
}

test('an answer that comes after another tab was chosen is shown, and the tab stays in the address', async () => {
  const { answers, router } = showTwo()
  await userEvent.click(page.getByRole('button', { name: 'Search find' }))
  await router.navigate('/?treatment=dental')
  answers.find.resolve('one eye clinic')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=find+words')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  await expect.element(page.getByText('clinics as the page brought it, dental')).toBeVisible()
})

test('an answer that comes on the way to another tab neither stops the way nor is lost', async () => {
  const way = Promise.withResolvers<null>()
  let isFirst = true
  const { answers, router } = showTwo(() => {
    const answer = isFirst ? Promise.resolve(null) : way.promise
    isFirst = false
    return answer
  })
  await userEvent.click(page.getByRole('button', { name: 'Search find' }))
  void router.navigate('/?treatment=dental')
  answers.find.resolve('one eye clinic')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  expect(router.state.navigation.location?.search).toBe('?treatment=dental')
  way.resolve(null)
  await expect.poll(() => router.state.location.search).toBe('?treatment=dental&find=find+words')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
})

test('two searches that are answered at once both stand in the address', async () => {
  const { answers, router } = showTwo()
  await userEvent.click(page.getByRole('button', { name: 'Search clinics' }))
  await userEvent.click(page.getByRole('button', { name: 'Search find' }))
  answers.clinics.resolve('one nose clinic')
  answers.find.resolve('one eye clinic')
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toEqual({ clinics: 'clinics words', find: 'find words' })
  await expect.element(page.getByText('one nose clinic')).toBeVisible()
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
})

test('a search that is left while its answer is shown is found again on the way back', async () => {
  const writing = Promise.withResolvers<null>()
  let asked = 0
  history.replaceState(null, '', '/')
  const { answers, router } = showTwo(() => {
    asked += 1
    return asked === 2 ? writing.promise : Promise.resolve(null)
  })
  await userEvent.click(page.getByRole('button', { name: 'Search find' }))
  answers.find.resolve('one eye clinic')
  await expect.element(page.getByText('one eye clinic')).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('find')).toBe('find words')
  // The router is still writing it when another way begins.
  expect(router.state.location.search).toBe('')
  writing.resolve(null)
})
