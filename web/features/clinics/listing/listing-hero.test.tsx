import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ListingHero } from './listing-hero.tsx'

test('a list of general hospitals says first that it is one, and a list of clinics says nothing of it', async () => {
  mountAt('/', () => <ListingHero treatment="plastic-surgery" total={26} shared={26} />)
  const sentence = page.getByText('This list is 26 hospitals with several departments, plastic surgery among them.')
  await expect.element(sentence).toBeVisible()
  mountAt('/', () => <ListingHero treatment="dental" total={27} shared={19} />)
  await expect
    .element(page.getByText('19 of these 27 clinics are hospitals with several departments, dentistry among them.'))
    .toBeVisible()
  mountAt('/', () => <ListingHero treatment="dental" total={8} shared={0} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(/several departments/)).not.toBeInTheDocument()
})
