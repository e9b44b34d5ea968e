import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clinicCard } from '#domain/clinics/clinics.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { lastToast, mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import { ClinicAdministration, ClinicControls } from './administration.tsx'

const clinic = buildClinic()

function show(samplesGiveWay = false) {
  const told = { onSaved: vi.fn<() => void>(), onDeleted: vi.fn<() => void>() }
  function Page() {
    const [panel, setPanel] = useState<AdminPanel<number>>({ kind: 'none' })
    const shared = { assurance: 'aal2' as const, onPanel: setPanel }
    return (
      <>
        <ClinicAdministration
          {...shared}
          treatment="dental"
          samplesGiveWay={samplesGiveWay}
          panel={panel}
          onSaved={told.onSaved}
          renderHours={(clinicId) => <p>{`Below the form of clinic ${clinicId}`}</p>}
        />
        <ClinicControls
          {...shared}
          clinic={{ ...clinicCard(clinic), scene: 'clinic-dental' }}
          onDeleted={told.onDeleted}
          onSaved={told.onSaved}
        />
      </>
    )
  }
  mountAt('/dental-clinics', () => <Page />)
  return told
}

function serve(answer: (path: string, method: string) => Response) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answer(path, init.method ?? 'GET'))
}

test('a restored version is in the form at once, and the toast names it', async () => {
  const change = { version: 3, action: 'updated', at: '2026-11-21T05:00:00.000Z', by: 'jun@example.com', fields: [] }
  serve((path) => {
    if (path.endsWith('/history')) return Response.json({ changes: [change], next: null })
    return Response.json(path.endsWith('/facts') ? clinic : buildClinic({ version: 4, phoneNumber: 'of before' }))
  })
  const { onSaved } = show()
  await page.getByRole('button', { name: 'Edit Example Dental' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await expect.element(page.getByRole('heading', { name: 'Changed by jun@example.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore version 2' }).click()
  await expect.element(page.getByLabelText('Phone number (optional)')).toHaveValue('of before')
  expect(lastToast()).toEqual(['Version 2 is back', undefined])
  expect(onSaved).toHaveBeenCalledOnce()
})

test('the form of a clinic has below it what is saved by itself', async () => {
  serve(() => Response.json(clinic))
  show()
  await page.getByRole('button', { name: 'Edit Example Dental' }).click()
  await expect.element(page.getByText('Below the form of clinic 17')).toBeVisible()
})

test('deleting asks nothing and can be undone for ten seconds', async () => {
  serve((_path, method) => (method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(clinic)))
  const { onDeleted, onSaved } = show()
  await page.getByRole('button', { name: 'Delete Example Dental' }).click()
  await expect.poll(() => onDeleted).toHaveBeenCalledWith(17)
  expect(lastToast()).toEqual(['Clinic has been deleted', 'Example Dental'])
  expect(readToasts().at(-1)?.shownMs).toBe(10_000)
  readToasts().at(-1)?.action?.onSelect()
  await expect.poll(() => onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 17 }))
  expect(lastToast()).toEqual(['Clinic has been restored', 'Example Dental'])
})

test('a deletion that the server refuses leaves the clinic and says why', async () => {
  serve(() => Response.json({ code: 'clinics.edit_denied', title: 'No' }, { status: 403 }))
  const { onDeleted } = show()
  await page.getByRole('button', { name: 'Delete Example Dental' }).click()
  await expect.poll(() => lastToast()[0]).toBe('Clinic was not deleted')
  expect(onDeleted).not.toHaveBeenCalled()
})

test('a clinic that is gone says so instead of a form', async () => {
  serve(() => Response.json({ code: 'clinics.not_found', title: 'No' }, { status: 404 }))
  show()
  await page.getByRole('button', { name: 'Edit Example Dental' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('This clinic no longer exists. Somebody has deleted it.')).toBeVisible()
})

const deletedOne = { ...clinicCard(clinic), deletedAt: '2026-11-21T05:00:00.000Z', deletedBy: 'jun@example.com' }

test('deleted clinics are listed page by page, and Restore brings one back', async () => {
  const other = { ...deletedOne, id: 18, name: 'Other Dental', deletedBy: null }
  const asked: string[] = []
  serve((path, method) => {
    asked.push(`${method} ${path}`)
    if (method === 'POST') return Response.json(clinic)
    return Response.json(
      path.includes('after=') ? { clinics: [other], next: null } : { clinics: [deletedOne], next: '40' },
    )
  })
  const { onSaved } = show()
  await page.getByRole('button', { name: 'Deleted clinics' }).click()
  await expect.element(page.getByText(/^Deleted by jun@example.com, /)).toBeVisible()
  await page.getByRole('button', { name: 'Earlier deletions' }).click()
  await expect.element(page.getByText(/^Deleted automatically, /)).toBeVisible()
  await page.getByRole('button', { name: 'Restore Example Dental' }).click()
  await expect.element(page.getByRole('button', { name: 'Restore Example Dental' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Deleted clinics' })).toHaveFocus()
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 17 }))
  expect(lastToast()).toEqual(['Clinic has been restored', 'Example Dental'])
  expect(asked).toEqual([
    'GET /api/clinics/deleted?treatment=dental',
    'GET /api/clinics/deleted?treatment=dental&after=40',
    'POST /api/clinics/17/restore',
  ])
})

test('a clinic that cannot be restored stays among the deleted ones and the toast says why', async () => {
  serve((_path, method) =>
    method === 'POST'
      ? Response.json({ code: 'clinics.edit_denied', title: 'No' }, { status: 403 })
      : Response.json({ clinics: [deletedOne], next: null }),
  )
  const { onSaved } = show()
  await page.getByRole('button', { name: 'Deleted clinics' }).click()
  await page.getByRole('button', { name: 'Restore Example Dental' }).click()
  await expect.poll(() => lastToast()[0]).toBe('Clinic is still deleted')
  await expect.element(page.getByRole('button', { name: 'Restore Example Dental' })).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
})

test('a list of deleted clinics that did not come says so and is asked for again, and an empty one says so', async () => {
  let isDown = true
  serve(() =>
    isDown
      ? Response.json({ code: 'server.unexpected', title: 'No' }, { status: 500 })
      : Response.json({ clinics: [], next: null }),
  )
  show()
  await page.getByRole('button', { name: 'Deleted clinics' }).click()
  await expect.element(page.getByText('The deleted clinics could not be loaded.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No clinics on this page have been deleted.')).toBeVisible()
})

test.for(['Cancel at the form', 'Cancel above the form'])('%s drops what was typed, but asks first', async (which) => {
  serve(() => Response.json(clinic))
  show()
  const form = page.getByRole('heading', { name: 'Edit Clinic: Example Dental' })
  const phone = page.getByLabelText('Phone number (optional)')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  const edit = page.getByRole('button', { name: 'Edit Example Dental' })
  await edit.click()
  await phone.fill('02-555-0111')
  await (which === 'Cancel at the form' ? cancel.last() : cancel.first()).click()
  await expect.element(page.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(phone).toHaveValue('02-555-0111')
  await (which === 'Cancel at the form' ? cancel.last() : cancel.first()).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(edit).toHaveFocus()
  await edit.click()
  await expect.element(phone).toHaveValue('02-555-0100')
  await expect.element(page.getByRole('heading', { name: 'Your draft is back' })).not.toBeInTheDocument()
})

test('the Cancel of the button that adds asks as well, and none asks where nothing was typed', async () => {
  show()
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Add New Clinic' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await page.getByLabelText('Phone number (optional)').fill('02-555-0111')
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await expect.element(page.getByLabelText('Phone number (optional)')).toHaveValue('')
})

test('before the first real clinic of a category it is said that the samples go', async () => {
  show(true)
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await expect.element(page.getByText(/the samples here are no longer shown/)).toBeVisible()
})

test('the form for a new clinic says nothing of samples where real clinics are listed', async () => {
  show(false)
  await page.getByRole('button', { name: 'Add New Clinic' }).click()
  await expect.element(page.getByRole('button', { name: 'Add Clinic' })).toBeVisible()
  await expect.element(page.getByText(/the samples here/)).not.toBeInTheDocument()
})

test('a clinic of another list is saved, and its form stays open where it was made', async () => {
  const other = buildClinic({ name: 'Cell Clinic', treatments: ['stem-cell'], version: 3 })
  serve((_path, method) => Response.json(method === 'GET' ? clinic : other))
  const { onSaved } = show()
  await page.getByRole('button', { name: 'Edit Example Dental' }).click()
  await page.getByLabelText('Phone number (optional)').fill('02-555-0100')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  expect(lastToast()[0]).toBe('Listed under Stem Cell')
  await expect.element(page.getByRole('heading', { name: 'Edit Clinic: Cell Clinic' })).toBeVisible()
})
