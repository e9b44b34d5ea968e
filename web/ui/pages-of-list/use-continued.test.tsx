import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { useContinued } from './use-continued.ts'

function answered(next: string | null, ...ids: string[]) {
  return { next, items: ids.map((id) => ({ id })) }
}

/** What the server says of each address. */
const pages: Record<string, ReturnType<typeof answered>> = {
  '?q=tea': answered('two', 'a', 'b'),
  '?q=tea&cursor=two': answered('three', 'c', 'b'),
  '?q=tea&cursor=three': answered(null, 'd'),
  '?q=pie': answered(null, 'p'),
  '?q=ale': answered('two', 'x'),
  '?q=ale&cursor=two': answered(null, 'y'),
  '?q=ale&cursor=old': { ...answered('two', 'x'), isRestarted: true } as ReturnType<typeof answered>,
}
const nothing = answered(null)

function Shown() {
  const { pathname, search } = useLocation()
  return pathname === '/' ? <List search={search} /> : <p>elsewhere</p>
}

function List({ search }: { search: string }) {
  const asked = new URLSearchParams(search)
  const answer = pages[search] ?? nothing
  const list = asked.get('q') ?? ''
  const { items, isFromStart } = useContinued({ list, cursor: asked.get('cursor'), answer, ...answer })
  return <p>{`${items.map(({ id }) => id).join('')} ${isFromStart ? 'whole' : 'part'}`}</p>
}

async function expectShown(words: string) {
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
}

test('a page that was opened by its address stands alone, and another search begins anew', async () => {
  const router = mountAt('/?q=tea&cursor=three', Shown)
  await expectShown('d part')
  await router.navigate('/?q=pie')
  await expectShown('p whole')
  await router.navigate('/?q=tea&cursor=two')
  await expectShown('cb part')
})

test('a next page goes on after those before it, each row once, and a step back takes it away', async () => {
  const router = mountAt('/?q=tea', Shown)
  for (const [search, shown] of [
    ['?q=tea&cursor=two', 'abc whole'],
    ['?q=tea&cursor=three', 'abcd whole'],
    ['?q=tea&cursor=two', 'abc whole'],
    ['?q=tea', 'ab whole'],
  ]) {
    await router.navigate(`/${search}`)
    await expectShown(shown ?? '')
  }
})

test('going back shows all pages that were shown', async () => {
  const router = mountAt('/?q=ale', Shown)
  await router.navigate('/?q=ale&cursor=two')
  await expectShown('xy whole')
  await router.navigate('/elsewhere')
  await expectShown('elsewhere')
  await router.navigate(-1)
  await expectShown('xy whole')
})

test('a position that is of no use begins with the first', async () => {
  mountAt('/?q=ale&cursor=old', Shown)
  await expectShown('x whole')
})
