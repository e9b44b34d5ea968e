import { findDatabase } from '#testing/builders/started-clinics.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { linkOf, readMail } from './outbox.ts'
import { openAs } from './settings-steps.ts'
import { keepTripUntilToday } from './trip-of-today.ts'

const email = 'mina@patient.example'

test(
  'a named administrator reads a request, writes to its patient and ends the clinic’s link; a visit is seen in the trip',
  { tag: '@long' },
  async ({ page, app, admins, request, varFolder, surprises }) => {
    surprises.expect(/403 .*consultation-inbox/)
    const headers = { authorization: `Bearer ${admins.mina.session.access_token}` }
    const clinic = { name: 'Haeun Dental', description: 'Made up.', location: 'Sinsa-dong', treatments: ['dental'] }
    const added = await request.post('/api/clinics', { headers, data: { ...clinic, procedures: ['Veneers'] } })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes its answer
    const { id } = (await added.json()) as { id: number }
    await request.put(`/api/clinics/${id}/contact`, { headers, data: { email: 'requests@haeun.example' } })

    await page.goto(`/consultations/new?clinic=${id}`)
    await page.getByRole('checkbox', { name: 'Veneers' }).check()
    await page.getByRole('textbox', { name: 'Your message' }).fill('I grind my teeth.')
    await page.getByRole('button', { name: 'Write the Request' }).click()
    const sending = page.getByRole('region', { name: 'Send it from here' })
    await sending.getByRole('textbox', { name: 'Your name' }).fill('Mina Kim')
    await sending.getByRole('textbox', { name: 'Your email' }).fill(email)
    for (const box of await sending.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Mail Me the Link' }).click()
    await page.goto(linkOf(await readMail(app, request, email)))
    await page.getByRole('button', { name: 'Confirm and Send' }).click()
    await expect(page.getByText('Sent to the clinic, which has not opened it yet.')).toBeVisible()
    const clinicLink = linkOf(await readMail(app, request, 'requests@haeun.example'))

    await openAs(page, admins.mina)
    await page.getByRole('link', { name: 'Requests to clinics' }).click()
    await expect(page.getByText(/Only administrators whom the operator has named see them/)).toBeVisible()
    await queryOnce(
      await findDatabase(varFolder),
      `insert into mgk.consultation_readers (user_id, granted_at)
       select id, now() from mgk.users where email = '${admins.mina.email}'`,
    )
    await page.reload()
    const listed = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
    await expect(listed.getByText('No answer yet')).toBeVisible()
    await expect(page.getByText('I grind my teeth.')).toHaveCount(0)
    await listed.getByRole('button', { name: 'Read the Request' }).click()
    await expect(page.getByText(/I grind my teeth/).first()).toBeVisible()
    await listed.getByRole('button', { name: 'Hours of the Clinic' }).click()
    await expect(page.getByRole('group', { name: /Monday/ })).toBeVisible()
    await expectNoBarriers(page)
    await listed.getByRole('combobox', { name: 'Template' }).selectOption('The clinic asks for photos')
    await listed.getByRole('button', { name: 'Send to the Patient' }).click()
    await expect(listed.getByText('Dear Mina Kim,')).toBeVisible()
    await listed.getByRole('button', { name: 'Revoke the Link' }).click()
    await expect(page.getByText('The clinic has no link')).toBeVisible()
    expect((await request.get(clinicLink)).status()).toBe(404)
    const mail = await readMail(app, request, email, 2)
    expect(mail.text).not.toMatch(/photos|Haeun/)
    await page.goto(linkOf(mail))
    await expect(page.getByText('Haeun Dental asks for photos before it answers.')).toBeVisible()

    // The visit of yesterday, which nobody says did not take place.
    await queryOnce(
      await findDatabase(varFolder),
      `update mgk.consultations set state = 'completed', ended_at = now(), completed_at = now(),
         visit_from = now() - interval '25 hours', visit_to = now() - interval '24 hours'`,
    )
    await page.reload()
    await page.getByRole('link', { name: 'Aftercare passport' }).click()
    await page.getByRole('button', { name: 'Show in My Trip' }).click()
    await expect(page.getByText('The days of your trip show it.')).toBeVisible()
    await expectNoBarriers(page)
    await keepTripUntilToday(page)
    await page.goto('/trip-planner/today')
    await expect(page.getByText(/^Day 1 after your treatment: nothing strenuous, hot or alcoholic/)).toBeVisible()
  },
)

test(
  'the list asks a visitor to log in and an administrator for the second step',
  { tag: '@long' },
  async ({ page, admins }) => {
    await page.goto('/consultations/inbox')
    await expect(page.getByRole('link', { name: 'Log In' }).last()).toHaveAttribute(
      'href',
      '/login?next=/consultations/inbox',
    )
    await openAs(page, admins.noor, '/consultations/inbox')
    await expect(page.getByRole('heading', { name: 'Two-step login needed' })).toBeVisible()
  },
)
