import { readFile } from 'node:fs/promises'
import { expectToast, logIn, password, patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { codeOfMail, linkOf, readMail } from './outbox.ts'
import { codeOf, makeMember, openAs, setUpSecondStep } from './settings-steps.ts'

test(
  'a changed name is the one that the guide greets with, in another tab at once',
  { tag: '@long' },
  async ({ page, context, app, request }) => {
    const mina = await makeMember(app, request)
    await openAs(page, mina)
    const other = await context.newPage()
    await other.goto('/about')
    await expect(other.getByText('Hi, Mina Okafor')).toBeVisible()
    await page.getByLabel('Full name').fill('Mina Sunshine')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expectToast(page, 'Name saved', 'The guide will greet you with it from now on.')
    await expect(page.getByText('Hi, Mina Sunshine')).toBeVisible()
    await expect(other.getByText('Hi, Mina Sunshine')).toBeVisible()
  },
)

test(
  'a change of email waits for both mailboxes and says so until the second has said yes',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const mina = await makeMember(app, request)
    const wanted = `new.${mina.email}`
    await openAs(page, mina)
    await page.getByLabel('New email').fill(mina.email)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByLabel('New email')).toBeFocused()
    await expect(page.getByText('This is already your email').first()).toBeVisible()
    await page.getByLabel('New email').fill(wanted)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expectToast(page, 'Two emails stored', 'Open the link in both')
    await expect(page.getByRole('heading', { name: 'Waiting for both addresses' })).toBeVisible()

    await page.goto(linkOf(await readMail(app, request, wanted)))
    await expect(page.getByRole('heading', { name: 'One of two confirmed' })).toBeVisible(patiently)
    await page.goto(linkOf(await readMail(app, request, mina.email, 2)))
    await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible(patiently)
    await expect(page).toHaveURL(`${app.origin}/settings`)
    await expect(page.getByRole('region', { name: 'Email', exact: true }).getByText(wanted)).toBeVisible(patiently)
  },
)

test(
  'a change of email is finished by typing the code of both emails, in any order, and a wrong one is told at its field',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/403 \(Forbidden\)/)
    const mina = await makeMember(app, request)
    const wanted = `typed.${mina.email}`
    await openAs(page, mina)
    await page.getByLabel('New email').fill(wanted)
    await page.getByRole('button', { name: 'Change email' }).click()
    const codes = {
      old: codeOfMail(await readMail(app, request, mina.email, 2)),
      new: codeOfMail(await readMail(app, request, wanted)),
    }
    const waiting = page.getByRole('region', { name: 'Email', exact: true })
    const type = async (code: string) => {
      await waiting.getByLabel('Code from the email').fill(code)
      await waiting.getByRole('button', { name: 'Use the code' }).click()
    }
    await type(['000000', '111111', '222222'].find((code) => !Object.values(codes).includes(code)) ?? '')
    await expect(waiting.getByText('This code is wrong or has expired.')).toBeVisible(patiently)
    await type(codes.old)
    await expectToast(page, 'One of two confirmed', 'Now open the link in the email to your other address')
    await type(codes.new)
    await expectToast(page, 'Email changed', 'From now on you log in with the new one.')
    await expect(waiting.getByText('Waiting for both addresses')).toBeHidden()
    await expect(waiting.getByText(wanted)).toBeVisible(patiently)
  },
)

test(
  'a new password counts from then on, and one on the list of common ones is refused at its field',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/422 \(Unprocessable Entity\)/)
    const mina = await makeMember(app, request)
    await openAs(page, mina)
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('Current password').fill(password)
    await form.getByLabel('New password', { exact: true }).fill('password1')
    await form.getByLabel('Confirm new password').fill('password1')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('on a list of common or leaked passwords')).toBeVisible(patiently)
    await form.getByLabel('New password', { exact: true }).fill('six small boats drifting')
    await form.getByLabel('Confirm new password').fill('six small boats drifting')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password updated', 'You are signed out everywhere else.')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', '')
    await logIn(page, mina.email, 'six small boats drifting')
    await expectToast(page, 'Welcome back!', '')
  },
)

test(
  'after a long while a new password wants the code from the mailbox, which is sent along with it',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/400 \(Bad Request\)/)
    const mina = await makeMember(app, request)
    await openAs(page, mina)
    // A session that is a day old, as the server would say it; the second try is let through.
    let isOld = true
    await page.route('**/auth/v1/user', (route) => {
      if (route.request().method() !== 'PUT' || !isOld) return route.fallback()
      isOld = false
      return route.fulfill({
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
      })
    })
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('Current password').fill(password)
    await form.getByLabel('New password', { exact: true }).fill('six small boats drifting')
    await form.getByLabel('Confirm new password').fill('six small boats drifting')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'We have stored a code for you', 'Enter it below to change your password.')
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue('six small boats drifting')
    const [code = ''] = /^\d{6}$/m.exec((await readMail(app, request, mina.email, 2)).text) ?? []
    await form.getByLabel('Code from our email').fill(code)
    const sent = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/auth/v1/user'))
    await form.getByRole('button', { name: 'Change password' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ nonce: code })
    await expectToast(page, 'Password updated', 'You are signed out everywhere else.')
  },
)

test(
  'the second step: set up with an app, recovery codes shown once and kept as a file, and removed again',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const mina = await makeMember(app, request)
    await openAs(page, mina)
    await setUpSecondStep(page)
    const codes = page.getByRole('region', { name: 'Your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const [first = ''] = await codes.getByRole('listitem').allInnerTexts()
    const downloading = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(first)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByText(first)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await codes.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 left.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('10 left.')).toBeVisible(patiently)
    await expect(page.getByText(first)).toBeHidden()

    await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Authenticator app?' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'App removed', 'You can no longer log in with its codes.')
    await expect(page.getByText('Two-step login: off')).toBeVisible(patiently)
  },
)

test(
  'signing out everywhere else ends the session of another browser',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    const mina = await makeMember(app, request)
    const context = await browser.newContext({ baseURL: app.origin })
    const phone = await context.newPage()
    await logIn(phone, mina.email)
    await expect(phone.getByText('Hi, Mina Okafor')).toBeVisible(patiently)

    await openAs(page, mina)
    const sessions = page.getByRole('region', { name: 'Where you are logged in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByText('This device')).toHaveCount(1)
    await expect(sessions.getByText(/^Chrome on /)).toHaveCount(1)
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expectToast(page, 'Signed out everywhere else', 'Only this device is logged in.')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await phone.reload()
    await expect(phone.getByRole('link', { name: 'Log In' })).toBeVisible(patiently)
    await context.close()
  },
)

test(
  'my data come as one file, and the account goes after the right password alone',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/403 \(Forbidden\)/)
    const mina = await makeMember(app, request)
    await openAs(page, mina)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('my-guide-korea-account.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      account: { email: mina.email, user_metadata: { full_name: 'Mina Okafor' } },
      sessions: [expect.objectContaining({ isCurrent: true })],
      preferences: {},
    })

    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('What is kept, and why')).toBeVisible()
    await dialog.getByLabel('Your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password/, patiently)
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expectToast(page, 'Account deleted', 'Everything has been deleted.')
    await expect(page).toHaveURL(`${app.origin}/`)
    const header = page.getByRole('navigation', { name: 'Account' })
    await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible()
    const { error } = await mina.auth.signInWithPassword({ email: mina.email, password })
    expect(error?.code).toBe('invalid_credentials')
  },
)

test('with a second step the account goes by a code of the app', { tag: '@long' }, async ({ page, app, request }) => {
  await openAs(page, await makeMember(app, request))
  const secret = await setUpSecondStep(page)
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Code from your app').fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToast(page, 'Account deleted', 'Everything has been deleted.')
})
