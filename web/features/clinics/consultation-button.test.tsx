import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { ConsultationButton } from './consultation-button.tsx'

const known = { id: 7, phoneNumber: '02-555-0123', website: 'https://bom.example/en' }
const button = page.getByRole('link', { name: 'Book Now' })

function show(clinic: typeof known) {
  mountAt('/', () => <ConsultationButton clinic={clinic} kind="question" label="Book Now" />)
}

test('the button leads to the request to this clinic, of its kind', async () => {
  show(known)
  await expect.element(button).toHaveAttribute('href', '/consultations/new?clinic=7&kind=question')
})

test('a clinic of an outside source has no page, and is reached by its own website, or else by telephone', async () => {
  show({ ...known, id: -1 })
  await expect.element(button).toHaveAttribute('href', 'https://bom.example/en')
  show({ ...known, id: -1, website: 'javascript:alert(1)' })
  await expect.element(button).toHaveAttribute('href', 'tel:+8225550123')
})

test('a clinic of an outside source that gives neither has no button', () => {
  show({ id: -1, website: '', phoneNumber: 'javascript:alert(1)' })
  expect(document.querySelector('a')).toBeNull()
})
