import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ConsultationMessage, OpenedRequest } from '#domain/consultations/sent-requests.ts'
import { buildOpenedRequest } from '#testing/opened-request.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { OwnRequest } from './own-request.tsx'

function show(changes: Partial<OpenedRequest>) {
  mountAt('/', () => (
    <OwnRequest
      sent={buildOpenedRequest(changes)}
      waiting={{ full: [], free: [] }}
      token="a"
      messageKey="key"
      problem={undefined}
      clinicPage="/dental-clinics/7"
    >
      {null}
    </OwnRequest>
  ))
}

const message: ConsultationMessage = {
  side: 'site',
  text: 'The clinic asks for photos.',
  files: [],
  writtenAt: '2027-05-02T00:00:00.000Z',
}
const field = page.getByRole('textbox', { name: 'Your message to the clinic' })
const byMail = page.getByText(/This clinic answers by its own mail, to your address/)

test('a request that was sent says how to come back to it', async () => {
  show({ state: 'requested' })
  await expect.element(page.getByText(/To come back to this page, open the link in our mail again/)).toBeVisible()
})

test('where the clinic answers by its own mail, a message shows where to answer, and has no field', async () => {
  show({ state: 'seen', canWrite: false, messages: [message] })
  await expect.element(page.getByText('The clinic asks for photos.')).toBeVisible()
  await expect.element(byMail).toBeVisible()
  const link = page.getByRole('link', { name: 'The clinic’s page' })
  await expect.element(link).toHaveAttribute('href', '/dental-clinics/7')
  await expect.element(field).not.toBeInTheDocument()
})

test('where the clinic answers here, or the request has ended, nothing says that it answers by mail', async () => {
  show({ state: 'seen', canWrite: true })
  await expect.element(field).toBeVisible()
  await expect.element(byMail).not.toBeInTheDocument()
  show({ state: 'declined', canWrite: false, messages: [message] })
  await expect.element(page.getByText('The clinic has declined it. You can ask another clinic.')).toBeVisible()
  await expect.element(byMail).not.toBeInTheDocument()
})
