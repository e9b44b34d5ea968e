import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { FoodSearchSection } from './food-search-section.tsx'

test('the food search section is empty without services', () => {
  expect(mount(<FoodSearchSection providers={[]} />).textContent).toBe('')
})

test('every service that is asked is named, and of Google its terms and its policy', async () => {
  mount(<FoodSearchSection providers={['naver', 'google']} />)
  await expect.element(page.getByText('Naver and Google Places', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Google Maps terms' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Google privacy policy' }))
    .toHaveAttribute('href', 'https://policies.google.com/privacy')
})
