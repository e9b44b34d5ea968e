import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draftOf, emptyFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { PictureCard } from './picture-card.tsx'

function show(url: string): HTMLElement {
  const draft = { ...draftOf(emptyFacts('dental')), image: url }
  const form = { draft, change: () => {}, countUpload: () => {}, errorOf: () => undefined, today: '2026-11-21' }
  return mount(<PictureCard form={form} url={url} onRemove={() => {}} />)
}

test('a preview asks for a picture that is as wide as itself, and shows all of it', () => {
  const card = show('/storage/v1/object/public/clinic-images/hall.jpg')
  const preview = card.querySelector('img')
  expect(preview?.srcset).toContain('/storage/v1/render/image/public/clinic-images/hall.jpg?width=320 320w')
  expect(preview?.sizes).toContain('10rem')
  expect(preview && getComputedStyle(preview).objectFit).toBe('contain')
  // Before it asks for a file that no server of this test has.
  mount(null)
})

test('a preview whose file is gone says so and can be removed', async () => {
  show('data:image/png,gone')
  await expect.element(page.getByText('Cannot be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
})
