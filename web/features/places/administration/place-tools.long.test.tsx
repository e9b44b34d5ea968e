import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { Place } from '#domain/places/places.ts'
import { buildPlace } from '#testing/builders/place-examples.ts'
import { draftKey, forgetDraft } from '#web/administration/draft/stored-draft.ts'
import { lastToast, mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { PlaceTools } from './place-tools.tsx'

const checked = { basis: 'checked', source: 'palace.example', checkedOn: '2026-11-01' } as const
const place = buildPlace({ version: 3, ...checked })

afterEach(() => forgetDraft(draftKey('place', place.id)))

type Sent = { method: string; path: string; version: string | null; body: unknown }

function show(answer: (sent: Sent) => Response, assurance: Assurance = 'aal2') {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const asked = { method: init.method ?? 'GET', path, version: new Headers(init.headers).get('if-match'), body }
    sent.push(asked)
    return answer(asked)
  })
  const told = {
    onSaved: vi.fn<(place: Place) => void>(),
    onDeleted: vi.fn<() => void>(),
    onUndone: vi.fn<(place: Place) => void>(),
  }
  mountAt('/places/example-palace', () => <PlaceTools place={place} assurance={assurance} {...told} />)
  return { sent, ...told }
}

test('only what was changed is sent, with the version that was seen, and new hours without a source are told beforehand', async () => {
  const { sent, onSaved } = show(({ method }) =>
    Response.json(method === 'PATCH' ? buildPlace({ version: 4, cost: 5000 }) : place),
  )
  await page.getByRole('button', { name: 'Edit Example Palace' }).click()
  await expect.element(page.getByLabelText('Name in English')).toHaveValue('Example Palace')
  await expect.element(page.getByText(/^You changed hours/)).not.toBeInTheDocument()
  await page.getByLabelText('Price in won (optional)').fill('5000')
  await expect.element(page.getByText(/^You changed hours/)).toBeVisible()
  await page.getByRole('button', { name: 'Update place' }).click()
  await expect.poll(() => lastToast()[0]).toBe('Place has been updated')
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 4 }))
  expect(sent.at(-1)).toEqual({
    method: 'PATCH',
    path: '/api/places/example-palace',
    version: '"3"',
    body: { cost: 5000 },
  })
})

test('a place that another editor saved is compared field by field before it is saved again', async () => {
  const theirs = buildPlace({ version: 4, ...checked, cost: 4000, phone: '02-000-0001' })
  const changes = [{ version: 4, action: 'updated', at: '2026-11-21T05:00:00.000Z', by: 'jun@example.com', fields: [] }]
  const { sent } = show(({ method, version }) => {
    if (method === 'GET') return Response.json(place)
    if (version === '"4"') return Response.json(buildPlace({ version: 5 }))
    return Response.json({ code: 'places.changed_meanwhile', title: 'No', current: theirs, changes }, { status: 412 })
  })
  await page.getByRole('button', { name: 'Edit Example Palace' }).click()
  await page.getByLabelText('Price in won (optional)').fill('5000')
  await page.getByRole('button', { name: 'Update place' }).click()
  await expect.element(page.getByRole('heading', { name: /^Somebody else saved this place/ })).toHaveFocus()
  await expect.element(page.getByText('₩4,000')).toBeVisible()
  await expect.element(page.getByText('02-000-0001')).toBeVisible()
  await page.getByRole('button', { name: 'Save on top of theirs' }).click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ version: '"4"', body: { cost: 5000 } })
})

test('deleting asks nothing and can be undone, and a refusal says why and leaves the place', async () => {
  let isRefused = false
  const { onDeleted, onUndone } = show(({ method }) => {
    if (isRefused) return Response.json({ code: 'places.edit_denied', title: 'No' }, { status: 403 })
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(place)
  })
  await page.getByRole('button', { name: 'Delete Example Palace' }).click()
  await expect.poll(() => onDeleted).toHaveBeenCalledOnce()
  expect(lastToast()).toEqual(['Place has been deleted', 'Example Palace'])
  readToasts().at(-1)?.action?.onSelect()
  await expect.poll(() => onUndone).toHaveBeenCalledOnce()
  isRefused = true
  await page.getByRole('button', { name: 'Delete Example Palace' }).click()
  await expect.poll(() => lastToast()[0]).toBe('Place was not deleted')
  expect(onDeleted).toHaveBeenCalledOnce()
})

test('the history names the fields of a place, and an administrator without a second step is led to it instead', async () => {
  const fields = [{ field: 'name.ko', before: '옛궁', after: '예시궁' }]
  const change = { version: 3, action: 'updated', at: '2026-11-21T05:00:00.000Z', by: 'jun@example.com', fields }
  const answer = () => Response.json({ changes: [change], next: null })
  show(answer)
  await page.getByRole('button', { name: 'History of Example Palace' }).click()
  await expect.element(page.getByText('Name in Hangul').first()).toBeVisible()
  await page.getByText('One field').click()
  await expect.element(page.getByText('옛궁')).toBeVisible()
  const { sent } = show(answer, 'aal1')
  await page.getByRole('button', { name: 'History of Example Palace' }).click()
  await expect.element(page.getByRole('heading', { name: 'Confirm with your app first' })).toBeVisible()
  expect(sent).toEqual([])
})

test('Cancel above the form asks before it drops what was typed, and leaves no draft of it', async () => {
  show(() => Response.json(place))
  const price = page.getByLabelText('Price in won (optional)')
  await page.getByRole('button', { name: 'Edit Example Palace' }).click()
  await price.fill('5000')
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(price).toHaveValue('5000')
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('button', { name: 'Edit Example Palace' }).click()
  await expect.element(price).toBeVisible()
  await expect.element(price).not.toHaveValue('5000')
})
