import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { lastToast, mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { ClinicForm } from './clinic-form.tsx'
import { draftKey, forgetDraft, readStoredDraft } from '#web/administration/draft/stored-draft.ts'
import { type ClinicDraft, draftOf, type EditedFacts } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import type { FormSubject } from './use-clinic-form.ts'

const onSaved = vi.fn<(clinic: Clinic) => void>()

beforeEach(() => onSaved.mockReset())
afterEach(() => {
  for (const subject of [17, 'dental', 'other']) forgetDraft(draftKey('clinic', subject))
})

function storedDraft(subject: number | string) {
  return readStoredDraft<EditedFacts, ClinicDraft>(draftKey('clinic', subject), 1, {
    draft: draftOf(unknownClinic),
    before: unknownClinic,
  })
}

function show(subject: FormSubject) {
  mountAt('/dental-clinics', () => <ClinicForm subject={subject} onSaved={onSaved} onCancel={() => {}} />)
}

/** What was sent, and the answers, one after the other. */
function serve(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { method: string; path: string; version: string | null; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname
    const version = new Headers(init?.headers).get('if-match')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    sent.push({ method: init?.method ?? 'GET', path, version, body })
    const answer = answers[sent.length - 1]
    if (!answer) throw new Error('nobody expected this request')
    return answer()
  })
  return sent
}

async function fillEssentials() {
  const essentials = page.getByRole('region', { name: 'Essentials' })
  await essentials.getByLabelText('Name', { exact: true }).fill('Example Dental')
  await essentials.getByLabelText('Treatment Category').selectOptions('dental')
  await essentials.getByLabelText('Location').fill('Sinsa-dong')
  await essentials.getByLabelText('Description').fill('Made up.')
}

test('an untouched form says Validation Error, names its four fields and sends nothing', async () => {
  const sent = serve()
  show({ newOf: 'dental' })
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  expect(lastToast()).toEqual(['Validation Error', 'Please fill in all required fields'])
  const summary = page.getByRole('region', { name: 'Four things need another look' })
  await expect.element(summary).toHaveFocus()
  await expect.element(page.getByLabelText('Location')).toHaveAccessibleDescription(/Error: Enter the location/)
  expect(sent).toEqual([])
})

test('once the clinic is saved no toast still says what was wrong before', async () => {
  serve(() => Response.json(buildClinic(), { status: 201 }))
  show({ newOf: 'dental' })
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  expect(lastToast()[0]).toBe('Validation Error')
  await fillEssentials()
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(readToasts()).toEqual([])
})

test('a mistake in another field has its own words, and everything typed stays', async () => {
  const sent = serve()
  show({ newOf: 'dental' })
  await fillEssentials()
  await page.getByLabelText('Website (optional)').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  expect(lastToast()).toEqual(['Validation Error', 'One field needs another look'])
  await expect.element(page.getByLabelText('Website (optional)')).toHaveValue('javascript:alert(1)')
  expect(sent).toEqual([])
})

test('the button says Adding... until the server has it, and a second press sends nothing more', async () => {
  let finish = (_answer: Response) => {}
  const sent = serve(() => new Promise((resolve) => (finish = resolve)))
  show({ newOf: 'dental' })
  await fillEssentials()
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  const button = page.getByRole('button', { name: 'Adding...' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  // A pending button takes no press, which a test could only wait for.
  await button.click({ force: true })
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/clinics',
    body: { name: 'Example Dental', rating: null },
  })
  finish(Response.json(buildClinic(), { status: 201 }))
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(storedDraft('dental')).toBeNull()
})

test('after a failure everything is kept, on the page and on the device', async () => {
  serve(() => Response.json({ code: 'server.busy', title: 'Busy' }, { status: 503 }))
  show({ newOf: 'dental' })
  await fillEssentials()
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Everything you typed' })).toBeVisible()
  await expect.element(page.getByLabelText('Description')).toHaveValue('Made up.')
  expect(storedDraft('dental')?.draft.name).toBe('Example Dental')
  expect(onSaved).not.toHaveBeenCalled()
})

test('a field that only the server refuses is named at its place', async () => {
  const mistakes = [{ field: 'socialMedia.youtube', reason: 'invalid_format', message: 'Invalid URL' }]
  serve(() => Response.json({ code: 'clinics.invalid', title: 'No', mistakes }, { status: 422 }))
  show({ newOf: 'dental' })
  await fillEssentials()
  await page.getByRole('button', { name: 'Add Clinic' }).click()
  await expect.element(page.getByRole('region', { name: 'One thing needs another look' })).toHaveFocus()
  await expect
    .element(page.getByLabelText('YouTube (optional)'))
    .toHaveAccessibleDescription('Error: YouTube: enter an address that begins with https://')
  expect(lastToast()).toEqual(['Nothing was saved', 'One field needs another look'])
})

test('of a clinic only what was changed is sent, on top of the version that was seen', async () => {
  const sent = serve(() => Response.json(buildClinic({ version: 4 })))
  show({ clinic: buildClinic() })
  await page.getByLabelText('Phone number (optional)').fill('02-555-0199')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    { method: 'PATCH', path: '/api/clinics/17', version: '"3"', body: { phoneNumber: '02-555-0199' } },
  ])
})

test('a draft is offered back with the choice to discard it', async () => {
  show({ clinic: buildClinic() })
  await page.getByLabelText('Phone number (optional)').fill('02-555-0111')
  show({ clinic: buildClinic() })
  await expect.element(page.getByRole('heading', { name: 'Your draft is back' })).toBeVisible()
  await expect.element(page.getByLabelText('Phone number (optional)')).toHaveValue('02-555-0111')
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect.element(page.getByLabelText('Phone number (optional)')).toHaveValue('02-555-0100')
  expect(storedDraft(17)).toBeNull()
})

test('a field that is typed back to its old value leaves no draft', async () => {
  show({ clinic: buildClinic() })
  const phone = page.getByLabelText('Phone number (optional)')
  await phone.fill('02-555-0111')
  expect(storedDraft(17)).not.toBeNull()
  await phone.fill('02-555-0100')
  expect(storedDraft(17)).toBeNull()
})

test('while a picture is on its way the form waits for it, and says so', async () => {
  let come = (_answer: Response) => {}
  const sent = serve(
    () => new Promise((resolve) => (come = resolve)),
    () => Response.json(buildClinic({ version: 4 })),
  )
  show({ clinic: buildClinic({ image: '' }) })
  const main = page.getByRole('group', { name: 'Main picture' })
  await main.getByLabelText('Address of a picture (optional)').fill('https://clinic.example/front.jpg')
  await userEvent.keyboard('{Enter}')
  const update = page.getByRole('button', { name: 'Update Clinic' })
  await expect.element(update).toHaveAccessibleDescription('Wait until the picture is uploaded.')
  // A button that is refused takes no press, which a test could only wait for.
  await update.click({ force: true })
  await expect.poll(() => sent).toHaveLength(1)
  const image = '/storage/v1/object/public/clinic-images/x.webp'
  come(Response.json({ url: image }, { status: 201 }))
  await expect.element(update).not.toHaveAttribute('aria-disabled')
  await update.click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ method: 'PATCH', body: { image } })
})

test('typing after a clinic was saved makes no draft', async () => {
  let finish = (_answer: Response) => {}
  const sent = serve(() => new Promise((resolve) => (finish = resolve)))
  show({ clinic: buildClinic() })
  const phone = page.getByLabelText('Phone number (optional)')
  await phone.fill('02-555-0199')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  finish(Response.json(buildClinic({ version: 4 })))
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  await phone.fill('02-555-0111')
  expect(storedDraft(17)).toBeNull()
})

test('a browser that keeps nothing says so', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show({ newOf: 'dental' })
  await page.getByLabelText('Phone number (optional)').fill('1')
  await expect.element(page.getByText('This browser does not keep drafts. Save before you leave.')).toBeVisible()
  full.mockRestore()
})

test('of two editors the second chooses, and a third one makes another conflict', async () => {
  const conflictWith = (version: number, phoneNumber: string) => () =>
    Response.json(
      {
        code: 'clinics.changed_meanwhile',
        current: buildClinic({ version, phoneNumber, website: 'https://theirs.example' }),
        changes: [{ version, action: 'updated', at: '2026-11-21T05:00:00.000Z', by: 'jun@example.com', fields: [] }],
      },
      { status: 412 },
    )
  const sent = serve(conflictWith(4, 'of Jun'), conflictWith(5, 'of Noor'), () => Response.json(buildClinic()))
  show({ clinic: buildClinic() })
  await page.getByLabelText('Phone number (optional)').fill('mine')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Somebody else saved this clinic while you were editing' }))
    .toHaveFocus()
  await expect.element(page.getByText(/^jun@example.com saved a change on/)).toBeVisible()
  await page.getByRole('button', { name: 'Save on top of theirs' }).click()
  await page.getByRole('radio', { name: /Take theirs.*of Noor/ }).click()
  await page.getByRole('button', { name: 'Save on top of theirs' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(sent.map(({ version, body }) => [version, body])).toEqual([
    ['"3"', { phoneNumber: 'mine' }],
    ['"4"', { phoneNumber: 'mine' }],
    ['"5"', {}],
  ])
})

test('going back from a conflict shows the form as it was', async () => {
  serve(() =>
    Response.json(
      { code: 'clinics.changed_meanwhile', current: buildClinic({ version: 4, phoneNumber: 'theirs' }), changes: [] },
      { status: 412 },
    ),
  )
  show({ clinic: buildClinic() })
  await page.getByLabelText('Phone number (optional)').fill('mine')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(page.getByLabelText('Phone number (optional)')).toHaveValue('mine')
})
