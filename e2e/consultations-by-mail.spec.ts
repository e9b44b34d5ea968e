import type { Browser, Page } from '@playwright/test'
import type { StartedApp } from '#testing/servers/started-app.ts'
import { openEditor, test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers, looks, takeLook } from './looks.ts'
import { codeOfMail, linkOf, readMail } from './outbox.ts'
import { expectToast } from './account-steps.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { openAs } from './settings-steps.ts'
import type { Member } from './settings-steps.ts'

test.describe.configure({ mode: 'serial' })

const name = 'Haeun Dental'
const clinicEmail = 'requests@haeun.example'
const pdf = Buffer.from('%PDF-1.4\n%%EOF')

/** A clinic that an administrator added over the wire; answers with its id. */
async function addClinic(page: Page, { session }: Member): Promise<number> {
  const answer = await page.request.post('/api/clinics', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { name, description: 'Made up.', location: 'Sinsa-dong', treatments: ['dental'], procedures: ['Veneers'] },
  })
  expect(answer.status()).toBe(201)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the route describes its answer
  return ((await answer.json()) as { id: number }).id
}

async function fillRequest(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Veneers' }).check()
  await page.getByRole('textbox', { name: 'Your message' }).fill('I grind my teeth.')
  await page.getByRole('button', { name: 'Write the Request' }).click()
}

async function fillSender(page: Page, email: string): Promise<void> {
  const sending = page.getByRole('region', { name: 'Send it from here' })
  await sending.getByRole('textbox', { name: 'Your name' }).fill('Mina Kim')
  await sending.getByRole('textbox', { name: 'Your email' }).fill(email)
  for (const box of await sending.getByRole('checkbox').all()) await box.check()
}

async function openWithoutScripts(browser: Browser, app: StartedApp): Promise<Page> {
  return (await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })).newPage()
}

let clinicId = 0

test('an administrator says where a clinic answers, and no visitor sees the address', async ({ page, admins, app }) => {
  clinicId = await addClinic(page, admins.mina)
  await page.goto(`/consultations/new?clinic=${clinicId}`)
  await fillRequest(page)
  await expect(page.getByRole('heading', { name: 'Your request is written, and not sent' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Send it from here' })).toHaveCount(0)

  await openAs(page, admins.mina, '/dental-clinics')
  await openEditor(page, name)
  await page.getByRole('button', { name: 'Show or change the address' }).click()
  const address = page.getByRole('textbox', { name: 'Address for requests' })
  await address.fill('haeun')
  await address.press('Enter')
  await expect(page.getByText('Enter one email address, or leave it empty')).toBeVisible()
  await address.fill(clinicEmail)
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expectToast(page, 'Address saved', '')
  await page.getByRole('button', { name: 'Hours of the Clinic' }).click()
  await expect(page.getByRole('group', { name: /Monday/ })).toBeVisible()
  for (const path of ['/dental-clinics', `/dental-clinics/${clinicId}`, `/api/clinics/${clinicId}`]) {
    expect(await (await page.request.get(`${app.origin}${path}`)).text(), path).not.toContain(clinicEmail)
  }
})

test('without scripts a visitor asks, confirms by mail, is opened and declined, and deletes the request', async ({
  browser,
  app,
  request,
}) => {
  const page = await openWithoutScripts(browser, app)
  await page.goto(`/consultations/new?clinic=${clinicId}`)
  await fillRequest(page)
  await page.getByRole('button', { name: 'Mail Me the Link' }).click()
  await expect(page.getByRole('region', { name: 'Four things need another look' })).toBeVisible()
  await fillSender(page, 'mina@patient.example')
  await page.getByRole('combobox', { name: 'Messenger' }).selectOption('KakaoTalk')
  await page.getByRole('textbox', { name: 'ID or number there' }).fill('mina.7')
  await page
    .getByLabel(/Pictures or PDF files/)
    .setInputFiles([{ name: 'report.pdf', mimeType: 'text/html', buffer: pdf }])
  await page.getByRole('button', { name: 'Mail Me the Link' }).click()
  await expect(page).toHaveURL('/consultations/done/sent')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()

  const link = linkOf(await readMail(app, request, 'mina@patient.example'))
  await page.goto(link)
  await expect(page.getByText('Not sent yet: confirm it, and the clinic gets it.')).toBeVisible()
  const attached = await page.getByRole('link', { name: 'PDF 1, 1 KB' }).getAttribute('href')
  const read = await request.get(`${app.origin}${attached}`)
  expect([read.headers()['content-type'], await read.text()]).toEqual(['application/pdf', String(pdf)])
  for (const address of [link, link.replace('/mine?', '/mine.data?'), link.replace('/mine?', '/mine/request.json?')]) {
    expect((await request.get(address)).headers()['cache-control'], address).toBe('no-store')
  }
  await page.getByRole('button', { name: 'Confirm and Send' }).click()
  await expect(page.getByText('Sent to the clinic, which has not opened it yet.')).toBeVisible()
  await expect(page.getByText(/To come back to this page, open the link in our mail again/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm and Send' })).toHaveCount(0)

  const mail = await readMail(app, request, clinicEmail)
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Mina|Veneers|grind|Haeun|Kakao|mina\.7/)
  const clinic = await openWithoutScripts(browser, app)
  await clinic.goto(linkOf(mail))
  await expect(clinic.getByText('I grind my teeth.')).toHaveCount(0)
  await clinic.getByRole('button', { name: /Send the code/ }).click()
  await clinic.getByRole('textbox', { name: /Code/ }).fill('12345')
  await clinic.getByRole('button', { name: /Read the request/ }).click()
  await expect(clinic.getByText(/The code is wrong or too old/).first()).toBeVisible()
  await expect(clinic.getByText('I grind my teeth.')).toHaveCount(0)
  await clinic.getByRole('textbox', { name: /Code/ }).fill(codeOfMail(await readMail(app, request, clinicEmail)))
  await clinic.getByRole('button', { name: /Read the request/ }).click()
  await expect(clinic.getByText(/I grind my teeth/).first()).toBeVisible()
  await expect(clinic.getByText('라미네이트 (Veneers)')).toBeVisible()
  await expect(clinic.getByText('KakaoTalk, mina.7')).toBeVisible()
  const saving = clinic.waitForEvent('download')
  await clinic.getByRole('button', { name: 'PDF 1, 1 KB' }).click()
  expect((await saving).suggestedFilename()).toBe('file.pdf')
  await expect(clinic.getByRole('link', { name: /Answer by mail/ })).toHaveAttribute('href', /^mailto:mina/)
  await page.reload()
  await expect(page.getByText('The clinic has opened it. You get a mail when it answers.')).toBeVisible()

  await clinic.getByRole('button', { name: /Propose these times/ }).click()
  await expect(clinic.getByText('Enter one time at least.').first()).toBeVisible()
  await clinic.getByLabel(/Day 1/).fill(addDays(seoulDay(Date.now()), 7))
  await clinic.getByLabel(/Time 1/).fill('10:30')
  await clinic.getByRole('button', { name: /Propose these times/ }).click()
  await expect(clinic.getByText(/Times proposed/)).toBeVisible()
  await clinic.getByRole('textbox', { name: /Your message/ }).fill('Please come ten minutes early.')
  await clinic.getByRole('button', { name: /Send$/ }).click()
  await expect(clinic.getByText('Please come ten minutes early.')).toBeVisible()

  await page.goto(linkOf(await readMail(app, request, 'mina@patient.example')))
  await expect(page.getByText('Please come ten minutes early.')).toBeVisible()
  await page.getByRole('button', { name: 'Take This Time' }).click()
  await expect(page.getByText('Your visit is arranged.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message to the clinic' }).fill('I will.')
  await page.getByRole('button', { name: 'Send the Message' }).click()
  await expect(page.getByText('I will.')).toBeVisible()
  await clinic.getByRole('button', { name: /Decline/ }).click()
  await expect(clinic).toHaveURL('/consultations/done/declined')
  expect((await clinic.goto(linkOf(mail)))?.status()).toBe(404)

  await page.reload()
  await expect(page.getByText('The clinic has declined it.')).toBeVisible()
  const file: unknown = await (await request.get(link.replace('/mine?', '/mine/request.json?'))).json()
  expect(file).toMatchObject({ state: 'declined', email: 'mina@patient.example' })
  await page.getByText('Delete', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is deleted' })).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(404)
  expect((await request.get(`${app.origin}${attached}`)).status()).toBe(404)
  expect(app.output()).not.toMatch(/token=[\w-]{32}.*consultations|mina@patient|grind my/)
  for (const opened of [page, clinic]) await opened.context().close()
})

test(
  'with scripts the request leaves the device when it is sent, once, and can be withdrawn',
  { tag: '@long' },
  async ({ page, app, request }) => {
    await page.goto(`/consultations/new?clinic=${clinicId}`)
    await fillRequest(page)
    await fillSender(page, 'jun@patient.example')
    await page.getByRole('button', { name: 'Mail Me the Link' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeFocused()
    await page.goto(linkOf(await readMail(app, request, 'jun@patient.example')))
    await page.getByRole('button', { name: 'Confirm and Send' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('You have withdrawn it.')).toBeVisible()
    const mail = await readMail(app, request, 'jun@patient.example', 2)
    expect(mail.subject).toBe('Your request was withdrawn')
  },
)

test(
  'a member keeps a request in the account, and finds it there again',
  { tag: '@long' },
  async ({ page, app, admins, request }) => {
    await page.goto(`/consultations/new?clinic=${clinicId}`)
    await fillRequest(page)
    await fillSender(page, 'noor@patient.example')
    await page.getByRole('button', { name: 'Mail Me the Link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
    const link = linkOf(await readMail(app, request, 'noor@patient.example'))
    await page.goto('/consultations')
    await expect(page.getByText(/Each request is opened by the link in its mail/)).toBeVisible()
    await openAs(page, admins.noor, link.replace(app.origin, ''))
    await page.getByRole('button', { name: 'Keep in My Account' }).click()
    await expect(page.getByText('Kept in your account.')).toBeVisible()
    await page.getByRole('link', { name: 'My requests' }).click()
    await expect(page.getByText('Not sent yet: confirm it, and the clinic gets it.')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(link)
  },
)

test(
  'a member sends a request at once, which is kept in the account, and from another address confirms it by mail',
  { tag: '@long' },
  async ({ page, app, admins, request }) => {
    const { jun } = admins
    await openAs(page, jun, `/consultations/new?clinic=${clinicId}`)
    await fillRequest(page)
    const sending = page.getByRole('region', { name: 'Send it from here' })
    await expect(sending.getByRole('textbox', { name: 'Your email' })).toHaveValue(jun.email)
    for (const box of await sending.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Send the Request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your request was sent' })).toBeFocused()
    expect((await readMail(app, request, jun.email)).subject).toBe('Your request was sent')
    await page.getByRole('main').getByRole('link', { name: 'My requests' }).click()
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByText('Sent to the clinic, which has not opened it yet.')).toBeVisible()
    await expect(page.getByText('Kept in your account.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep in My Account' })).toHaveCount(0)

    await page.goto(`/consultations/new?clinic=${clinicId}`)
    await fillRequest(page)
    await fillSender(page, 'stranger@patient.example')
    await page.getByRole('button', { name: 'Send the Request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
    expect((await readMail(app, request, 'stranger@patient.example')).subject).toBe('Please confirm your request')
  },
)

test(
  'what was typed stays where a form does not reach the server, and is sent when it does',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/ERR_INTERNET_DISCONNECTED/)
    surprises.allow(/error occurred when fetching the script/)
    await page.goto(`/consultations/new?clinic=${clinicId}`)
    await fillRequest(page)
    await fillSender(page, 'kai@patient.example')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Mail Me the Link' }).click()
    await expect(page.getByText(/What you typed is still here, and sending it again does no harm/)).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Mail Me the Link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
    await page.goto(linkOf(await readMail(app, request, 'kai@patient.example')))
    await page.getByRole('button', { name: 'Confirm and Send' }).click()
    const message = page.getByRole('textbox', { name: 'Your message to the clinic' })
    await message.fill('Are you open on Monday?')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send the Message' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible()
    await expect(message).toHaveValue('Are you open on Monday?')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send the Message' }).click()
    await expect(page.getByRole('listitem').getByText('Are you open on Monday?')).toBeVisible()
    await expect(message).toHaveValue('')

    await page.goto(linkOf(await readMail(app, request, clinicEmail)))
    await page.getByRole('button', { name: /Send the code/ }).click()
    // The code is mailed by then.
    await expect(page.getByRole('textbox', { name: /Code/ })).toBeVisible()
    await page.getByRole('textbox', { name: /Code/ }).fill(codeOfMail(await readMail(app, request, clinicEmail)))
    await page.getByRole('button', { name: /Read the request/ }).click()
    const answer = page.getByRole('textbox', { name: /Your message/ })
    await answer.fill('We are.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /Send$/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible()
    await expect(answer).toHaveValue('We are.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: /Send$/ }).click()
    await expect(page.getByText('We are.')).toBeVisible()
  },
)

test('a link that somebody invents or changes opens nothing', async ({ app, request }) => {
  for (const page of ['mine', 'mine/request.json', 'clinic', 'visit']) {
    for (const token of ['', 'a', 'a'.repeat(32), "' or true --"]) {
      const answer = await request.get(`${app.origin}/consultations/${page}?token=${encodeURIComponent(token)}`)
      expect(answer.status(), page).toBe(404)
    }
  }
  for (const [page, intent] of [
    ['mine', 'confirm'],
    ['mine', 'withdraw'],
    ['mine', 'toString'],
    ['mine', 'accept'],
    ['mine', 'wait'],
    ['clinic', 'code'],
    ['clinic', 'enter'],
    ['clinic', 'decline'],
    ['visit', 'cancel'],
  ]) {
    const form = { intent: intent ?? '', state: 'seen', id: '1' }
    const answer = await request.post(`${app.origin}/consultations/${page}?token=${'a'.repeat(32)}`, { form })
    expect(answer.status(), `${page} ${intent}`).toBe(404)
  }
})

for (const look of looks) {
  test(
    `axe finds nothing where a request is sent and shown, ${look.theme}, ${look.width} px`,
    { tag: '@long' },
    async ({ page, app, request }) => {
      const email = `${look.theme}${look.width}@patient.example`
      await takeLook(page, look)
      await page.goto(`/consultations/new?clinic=${clinicId}`)
      await fillRequest(page)
      await fillSender(page, email)
      await expectNoBarriers(page)
      await page.getByRole('button', { name: 'Mail Me the Link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
      await page.goto(linkOf(await readMail(app, request, email)))
      await page.getByRole('button', { name: 'Confirm and Send' }).click()
      await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
      await expectNoBarriers(page)
      await page.goto(linkOf(await readMail(app, request, clinicEmail)))
      await page.getByRole('button', { name: /Send the code/ }).click()
      await expectNoBarriers(page)
      await page.getByRole('textbox', { name: /Code/ }).fill(codeOfMail(await readMail(app, request, clinicEmail)))
      await page.getByRole('button', { name: /Read the request/ }).click()
      await page.getByText(/Hours and how you answer/).click()
      await expect(page.getByRole('button', { name: /Decline/ })).toBeVisible()
      await expectNoBarriers(page)
      await page.getByLabel(/Day 1/).fill(addDays(seoulDay(Date.now()), look.width > 1000 ? 8 : 9))
      await page.getByLabel(/Time 1/).fill(look.theme === 'dark' ? '10:30' : '15:30')
      await page.getByRole('button', { name: /Propose these times/ }).click()
      await expect(page.getByText(/Times proposed/)).toBeVisible()
      await page.goto(linkOf(await readMail(app, request, email)))
      await expectNoBarriers(page)
      await page.getByRole('button', { name: 'Take This Time' }).click()
      await expect(page.getByText('Your visit is arranged.')).toBeVisible()
      await expectNoBarriers(page)
      await page.goto(linkOf(await readMail(app, request, email, 4)))
      await expectNoBarriers(page)
    },
  )
}
