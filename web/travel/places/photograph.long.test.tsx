import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { Photograph } from './photograph.tsx'

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1800"><rect width="1200" height="1800"/></svg>'
const credit = 'Photo: Photographers’ Cooperative of the Southern Provinces and its partners, CC BY-SA 4.0'
const shown = { image: picture, credit, noImage: 'No Image', sizes: '20rem', alt: 'The entrance' }

test('all of who made a photograph is read, beside the corner where a card has its number', async () => {
  const place = mount(
    <div style={{ width: 320 }}>
      <Photograph {...shown} className="h-36" />
    </div>,
  )
  const words = page.getByText(credit).element()
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  const frame = place.getBoundingClientRect()
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(frame.left + 320 - 48)
})

test('a photograph fills its place unless all of it is to be seen', async () => {
  mount(
    <>
      <Photograph {...shown} alt="A card" className="h-36" />
      <Photograph {...shown} alt="Of a gallery" isWhole className="h-36" />
    </>,
  )
  await expect.element(page.getByRole('img', { name: 'A card' })).toHaveStyle({ objectFit: 'cover' })
  await expect.element(page.getByRole('img', { name: 'Of a gallery' })).toHaveStyle({ objectFit: 'contain' })
})

test('a photograph that is gone says so in its place', async () => {
  mount(<Photograph {...shown} image="data:image/png,gone" className="h-36" />)
  await expect.element(page.getByText('No Image')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
