import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DishNames } from '#domain/food/dishes.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { DishPage } from './dish-page.tsx'

const namesSource = {
  address: 'https://guide.example/',
  publisher: 'Korean Food Promotion Institute',
  licence: 'KOGL Type 1',
  readOn: '2026-11-29',
  pageDate: '2023-06-01',
}

function show(officialNames: DishNames | null) {
  const dish = {
    id: 'bibimbap',
    name: { en: 'Bibimbap', ko: '비빔밥' },
    officialNames,
    kind: 'rice',
    heat: 2,
    contains: {},
    about: 'Rice and vegetables.',
    eaten: 'With a spoon.',
  } as const
  return mountAt('/food-and-cafe/dishes/bibimbap', () => (
    <DishPage details={{ dish, namesSource, romanised: 'bibimbap', places: [] }} />
  ))
}

test('a dish shows its official names in three scripts, with publisher, licence and the month of reading', async () => {
  show({ ja: 'ビビンバ', zh: '拌饭', zhHant: '拌飯' })
  await expect.element(page.getByText('ビビンバ')).toHaveAttribute('lang', 'ja')
  await expect.element(page.getByText('拌饭')).toHaveAttribute('lang', 'zh-Hans')
  await expect.element(page.getByText('拌飯')).toHaveAttribute('lang', 'zh-Hant')
  await expect.element(page.getByText(/\(KOGL Type 1\), read in November 2026/u)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Korean Food Promotion Institute' }))
    .toHaveAttribute('href', 'https://guide.example/')
})

test('a dish without official names shows neither the heading nor the source', async () => {
  show(null)
  await expect.element(page.getByRole('heading', { name: 'How spicy it is' })).toBeVisible()
  await expect.element(page.getByText('Its name on other menus')).not.toBeInTheDocument()
  await expect.element(page.getByText('Korean Food Promotion Institute')).not.toBeInTheDocument()
})
