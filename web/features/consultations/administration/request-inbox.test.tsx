import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fillTemplate } from '#domain/consultations/answer-templates.ts'
import { answers as english } from '#locales/en/consultations/answer-templates.ts'
import { answers as korean } from '#locales/ko/consultations/answer-templates.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { RequestInbox } from './request-inbox.tsx'

const id = '0b8f1c1e-1111-4222-8333-444455556666'
const listed = {
  id,
  clinicId: 17,
  clinic: { en: 'Bom Clinic', ko: '봄의원' },
  state: 'seen',
  requestedAt: '2027-03-01T20:00:00.000Z',
  answerHours: null,
  assignedTo: null,
  isMine: false,
  linkUntil: '2027-03-08T20:00:00.000Z',
  isReadable: true,
}

const read = { messages: [], phone: '02-555-0100', answers: 'here' }
const sentRequest = {
  state: 'seen',
  clinic: listed.clinic,
  procedures: [],
  request: {
    kind: 'question',
    procedures: [],
    otherProcedure: '',
    stay: null,
    windows: [],
    zone: 'Asia/Seoul',
    language: 'en',
    interpreter: 'none',
    budget: '',
    message: 'Is it possible?',
  },
  name: 'Mina Kim',
  email: 'mina@example.com',
  answerTo: null,
  files: [],
}

/** Answers by method and path; answers with the calls that were made. */
function answerWith(answers: Record<string, unknown>): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    sent.push(`${method} ${path}`)
    const answer = answers[`${method} ${path.split('?')[0] ?? ''}`]
    return answer === undefined
      ? Response.json({ code: 'consultations.denied' }, { status: 403 })
      : Response.json(answer)
  })
  return sent
}

test('an administrator sees who waits, narrows the list, takes a request and ends its link', async () => {
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [listed], next: null },
    [`PUT /api/consultation-inbox/${id}/assignment`]: { isDone: true },
    [`DELETE /api/consultation-inbox/${id}/link`]: { isDone: true },
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await expect.element(page.getByText('Bom Clinic')).toBeVisible()
  await expect.element(page.getByText('No answer yet')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Opened, not answered')
  await expect.poll(() => sent.at(-1)).toContain('state=seen')
  await page.getByRole('button', { name: 'Only This Clinic' }).click()
  await expect.poll(() => sent.at(-1)).toContain('clinic=17')
  await expect.element(page.getByLabelText('Number of the clinic')).toHaveValue('17')
  await page.getByRole('button', { name: 'Look After It' }).click()
  await expect.element(page.getByText('Looked after by you')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke the Link' }).click()
  await expect.element(page.getByText('The clinic has no link')).toBeVisible()
})

test('what was asked is loaded by a press only, and a request whose key is lost says so', async () => {
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [listed], next: null },
    [`GET /api/consultation-inbox/${id}`]: { request: null, ...read },
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await expect.element(page.getByText('Bom Clinic')).toBeVisible()
  expect(sent.filter((call) => call.includes(id))).toEqual([])
  await page.getByRole('button', { name: 'Read the Request' }).click()
  await expect.element(page.getByText(/so nobody can read it/)).toBeVisible()
})

test('a picture of a request is loaded by a press only', async () => {
  const fileId = '1b8f1c1e-1111-4222-8333-444455556666'
  const request = { ...sentRequest, files: [{ id: fileId, type: 'image/png', bytes: 1_200 }] }
  const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [listed], next: null },
    [`GET /api/consultation-inbox/${id}`]: { request, ...read },
    [`GET /api/consultation-inbox/${id}/files/${fileId}`]: { type: 'image/png', content },
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await page.getByRole('button', { name: 'Read the Request' }).click()
  const button = page.getByRole('button', { name: 'Picture 1, 2 KB' })
  await expect.element(button).toBeVisible()
  expect(sent.filter((call) => call.includes(fileId))).toEqual([])
  await button.click()
  await expect.element(page.getByRole('img', { name: 'Picture 1, 2 KB' })).toBeVisible()
})

test('a template is filled with the names, changed and sent, and what was typed by hand stays', async () => {
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [listed], next: null },
    [`GET /api/consultation-inbox/${id}`]: { request: sentRequest, ...read },
    'GET /api/answer-templates': {
      templates: [{ id, language: 'ko', title: '주차', text: '{name} 님, 주차장이 있습니다.' }],
    },
    [`POST /api/consultation-inbox/${id}/messages`]: { isDone: true },
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await page.getByRole('button', { name: 'Read the Request' }).click()
  const names = { name: 'Mina Kim', clinic: 'Bom Clinic', phone: '02-555-0100' }
  const template = page.getByRole('combobox', { name: 'Template' })
  const text = page.getByLabelText('Your message')
  await template.selectOptions('The clinic is not reached here: its telephone')
  await expect.element(text).toHaveValue(fillTemplate(english.noContact, names))
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Korean')
  await template.selectOptions('Own: 주차')
  await expect.element(text).toHaveValue('Mina Kim 님, 주차장이 있습니다.')
  await text.fill('By hand.')
  await template.selectOptions('The clinic has the request')
  await expect.element(text).toHaveValue(`By hand.

${fillTemplate(korean.forwarded, { ...names, clinic: '봄의원' })}`)
  await text.fill('')
  await page.getByRole('button', { name: 'Send to the Patient' }).click()
  await expect.element(page.getByText(/Write a message/)).toBeVisible()
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
  await text.fill('Only this.')
  await page.getByRole('button', { name: 'Send to the Patient' }).click()
  await expect.element(page.getByText('Only this.')).toBeVisible()
  await expect.element(text).toHaveValue('')
})

test('an own template is written, and a mistake in it is named before anything is sent', async () => {
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [], next: null },
    'GET /api/answer-templates': { templates: [] },
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await page.getByRole('button', { name: 'Own Templates' }).click()
  await page.getByRole('button', { name: 'Write a New One' }).click()
  await page.getByLabelText('Title').fill('Parking')
  await page.getByRole('button', { name: 'Save the Template' }).click()
  await expect.element(page.getByText(/Enter this/)).toBeVisible()
  expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([])
  await page.getByLabelText('Text').fill('There is a car park.')
  await page.getByRole('button', { name: 'Save the Template' }).click()
  await expect.poll(() => sent.at(-1)).toMatch(/^PUT \/api\/answer-templates\/[0-9a-f-]{36}$/)
})

test('a request for the clinic alone is listed and cannot be read', async () => {
  answerWith({ 'GET /api/consultation-inbox': { requests: [{ ...listed, isReadable: false }], next: null } })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await expect.element(page.getByText(/agreed that the clinic alone reads it/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Read the Request' }).elements()).toEqual([])
})

test('an administrator whom the operator has not named is told so', async () => {
  answerWith({})
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await expect.element(page.getByText(/Only administrators whom the operator has named/)).toBeVisible()
})

test('the hours of a clinic are read when asked for, and a mistake is named before anything is sent', async () => {
  const hours = {
    mon: { from: '10:00', to: '18:00' },
    tue: null,
    wed: null,
    thu: null,
    fri: null,
    sat: null,
    sun: null,
  }
  const schedule = { hours, breaks: [], closed: [], slotMinutes: 30, people: 2, answers: 'here' }
  const sent = answerWith({
    'GET /api/consultation-inbox': { requests: [listed], next: null },
    'GET /api/clinics/17/visit-schedule': schedule,
    'PUT /api/clinics/17/visit-schedule': schedule,
  })
  mountAt('/consultations/inbox', () => <RequestInbox />)
  await page.getByRole('button', { name: 'Hours of the Clinic' }).click()
  const monday = page.getByRole('group', { name: /Monday/ })
  await expect.element(monday.getByLabelText(/From/)).toHaveValue('10:00')
  await monday.getByLabelText(/To/).fill('09:00')
  await page.getByRole('button', { name: 'Save the Hours' }).click()
  await expect.element(monday.getByText(/Enter both times, the earlier one first/)).toBeVisible()
  expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([])
  await monday.getByLabelText(/To/).fill('19:00')
  await page.getByRole('button', { name: 'Save the Hours' }).click()
  await expect.element(page.getByRole('button', { name: 'Hours of the Clinic' })).toBeVisible()
  expect(sent.at(-1)).toBe('PUT /api/clinics/17/visit-schedule')
})
