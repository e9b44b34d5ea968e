import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readFoodQuery } from '#domain/food-query.ts'
import { noFoodAnswer } from '#testing/food-answers.ts'
import { buildFood } from '#testing/food-items.ts'
import { mountAt } from '#web/ui/mount.tsx'
import { useLocation } from 'react-router'
import type { FoodListing } from './listed-food.ts'
import { useContinued } from './use-continued.ts'

function listing(next: string | null, ...ids: string[]): FoodListing {
  return { ...empty, next, total: 5, items: ids.map((id) => buildFood({ id })) }
}

const empty: FoodListing = { ...noFoodAnswer, freed: [] }

/** What the server says of each address. */
const pages: Record<string, FoodListing> = {
  '?q=tea': listing('two', 'a', 'b'),
  '?q=tea&cursor=two': listing('three', 'c', 'b'),
  '?q=tea&cursor=three': listing(null, 'd'),
  '?q=pie': listing(null, 'p'),
}

function Shown() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const query = readFoodQuery((name) => asked.getAll(name))
  const { items, isFromStart } = useContinued({ query, listing: pages[search] ?? empty })
  return <p>{`${items.map(({ id }) => id).join('')} ${isFromStart ? 'whole' : 'part'}`}</p>
}

test('a next page goes on after those before it, each place once, and a step back takes it away', async () => {
  const router = mountAt('/?q=tea', Shown)
  for (const [search, shown] of [
    ['?q=tea&cursor=two', 'abc whole'],
    ['?q=tea&cursor=three', 'abcd whole'],
    ['?q=tea&cursor=two', 'abc whole'],
    ['?q=tea', 'ab whole'],
  ]) {
    await router.navigate(`/${search}`)
    await expect.element(page.getByText(shown ?? '', { exact: true })).toBeVisible()
  }
})

test('another search begins anew, and a page that was opened by its address stands alone', async () => {
  const router = mountAt('/?q=tea&cursor=three', Shown)
  await expect.element(page.getByText('d part', { exact: true })).toBeVisible()
  await router.navigate('/?q=pie')
  await expect.element(page.getByText('p whole', { exact: true })).toBeVisible()
  await router.navigate('/?q=tea&cursor=two')
  await expect.element(page.getByText('cb part', { exact: true })).toBeVisible()
})
