import type { Page } from '@playwright/test'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { noSchedule } from '#domain/consultations/visit-schedules.ts'
import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { codeOfMail, linkOf, readMail } from './outbox.ts'

const clinicEmail = 'requests@haeun.example'
const part = { from: '10:00', to: '11:00' }
const hours = { mon: part, tue: part, wed: part, thu: part, fri: part, sat: part, sun: part }

/** Writes a request to the clinic, which is confirmed by the mailed link. */
async function ask(page: Page, clinicId: number, email: string): Promise<void> {
  await page.goto(`/consultations/new?clinic=${clinicId}`)
  await page.getByRole('checkbox', { name: 'Veneers' }).check()
  await page.getByRole('button', { name: 'Write the Request' }).click()
  const sending = page.getByRole('region', { name: 'Send it from here' })
  await sending.getByRole('textbox', { name: 'Your name' }).fill('Mina Kim')
  await sending.getByRole('textbox', { name: 'Your email' }).fill(email)
  for (const box of await sending.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Mail Me the Link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
}

test('a patient waits for a full day, gets a mail when another one withdraws, and sees what got free', async ({
  page,
  admins,
  app,
  request,
}) => {
  const headers = { authorization: `Bearer ${admins.mina.session.access_token}` }
  const facts = { name: 'Haeun Dental', description: 'Made up.', location: 'Sinsa-dong', treatments: ['dental'] }
  const added = await request.post(`${app.origin}/api/clinics`, {
    headers,
    data: { ...facts, procedures: ['Veneers'] },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes its answer
  const { id } = (await added.json()) as { id: number }
  const schedule = { ...noSchedule, hours, slotMinutes: 60 }
  await request.put(`${app.origin}/api/clinics/${id}/contact`, { headers, data: { email: clinicEmail } })
  await request.put(`${app.origin}/api/clinics/${id}/visit-schedule`, { headers, data: schedule })

  await ask(page, id, 'mina@patient.example')
  const mina = linkOf(await readMail(app, request, 'mina@patient.example'))
  await page.goto(mina)
  await page.getByRole('button', { name: 'Confirm and Send' }).click()
  await page.goto(linkOf(await readMail(app, request, clinicEmail)))
  await page.getByRole('button', { name: /Send the code/ }).click()
  await page.getByRole('textbox', { name: /Code/ }).fill(codeOfMail(await readMail(app, request, clinicEmail, 2)))
  await page.getByRole('button', { name: /Read the request/ }).click()
  await page.getByLabel(/Day 1/).fill(addDays(seoulDay(Date.now()), 7))
  await page.getByLabel(/Time 1/).fill('10:00')
  await page.getByRole('button', { name: /Propose these times/ }).click()
  await expect(page.getByText(/Times proposed/)).toBeVisible()

  await ask(page, id, 'jun@patient.example')
  const jun = linkOf(await readMail(app, request, 'jun@patient.example'))
  await page.goto(jun)
  await expect(page.getByText('Days without a free time')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm and Send' }).click()
  await page.getByRole('button', { name: /^Tell Me if One Gets Free on/ }).click()
  await expect(page.getByText(/you get a mail if a time gets free/)).toBeVisible()
  await page.getByRole('button', { name: /^Stop Waiting for/ }).click()
  await page.getByRole('button', { name: /^Tell Me if One Gets Free on/ }).click()
  const refused = await request.post(jun, { form: { intent: 'wait', day: '2027-13-45' }, maxRedirects: 0 })
  expect(refused.status()).toBe(409)

  await page.goto(mina)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You have withdrawn it.')).toBeVisible()
  const mail = await readMail(app, request, 'jun@patient.example', 2)
  expect(mail.subject).toBe('A time got free on a day that you wait for')
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Mina|Veneers|Haeun/)
  await page.goto(linkOf(mail))
  await expect(page.getByText(/These times are free now/)).toBeVisible()
  await expect(page.getByText(/10:00 to 11:00/)).toBeVisible()
})
