import { expectToast, logIn, newAddress, patiently, signUp } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { codeOfMail, linkOf, readMail } from './outbox.ts'

test('sign up, confirm by mail, and be greeted: after a reload, in a second tab, until signing out in either', async ({
  page,
  context,
  app,
  request,
  surprises,
}) => {
  surprises.allow(/400 \(Bad Request\).*grant_type=refresh_token$/)
  const email = newAddress()
  await signUp(page, email, 'Mina Okafor')
  await expectToast(page, 'Account created!', 'To confirm it, open the email in the outbox of this copy.')
  await expect(page.getByText(/^This copy of the guide sends no email\. It has stored one for/)).toBeVisible()
  await expect(page.getByText(/We have sent an email/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/You can ask again in \d+ seconds/)).toBeVisible()

  await page.goto(linkOf(await readMail(app, request, email)))
  await expectToast(page, 'Email confirmed', 'You are now logged in.')
  await expect(page).toHaveURL(`${app.origin}/`)
  const greeting = page.getByText('Hi, Mina Okafor')
  await expect(greeting).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden()
  await page.reload()
  await expect(greeting).toBeVisible()

  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByText('Hi, Mina Okafor')).toBeVisible()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL(`${app.origin}/`)
  await expectToast(other, 'Signed out', 'You have been successfully signed out.')
  await expect(other.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(greeting).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()

  await logIn(page, email)
  await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
  await expect(page).toHaveURL(`${app.origin}/`)
  await expect(other.getByText('Hi, Mina Okafor')).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(`${app.origin}/`)
})

test(
  'another browser is told that the address is confirmed, and is signed in by the password alone',
  { tag: '@long' },
  async ({ page, browser, app, request }) => {
    const email = newAddress()
    await signUp(page, email)
    const context = await browser.newContext({ baseURL: app.origin })
    const phone = await context.newPage()
    await phone.goto(linkOf(await readMail(app, request, email)))
    await expect(phone.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await expect(phone).toHaveURL(`${app.origin}/login`)
    await expect(phone.getByRole('link', { name: 'Log In' })).toBeVisible()
    await logIn(phone, email)
    await expect(phone.getByText('Hi, mina.')).toBeVisible(patiently)
    await context.close()
  },
)

test(
  'a log-in before confirmation asks to confirm the address, and a wrong password is told in a toast and at its field',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/400 \(Bad Request\)/)
    const email = newAddress()
    await signUp(page, email)
    await logIn(page, email, 'not the password')
    await expectToast(page, 'Login failed', 'Invalid login credentials')
    await expect(page.getByRole('link', { name: 'Invalid email or password.' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
    await logIn(page, email)
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible(patiently)
    await expectToast(page, 'Login failed', 'This email is not confirmed yet.')
  },
)

test(
  'a forgotten password: mail, link, new password, signed in; the link works once',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const email = newAddress()
    await signUp(page, email, 'Jun')
    await page.goto(linkOf(await readMail(app, request, email)))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', '')

    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expectToast(page, 'Look in the outbox', 'the email with the link is in the outbox of this copy.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)

    const link = linkOf(await readMail(app, request, email, 2))
    await page.goto(link)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page).toHaveURL(`${app.origin}/reset-password`)
    // Nobody is signed in by looking, and a reload loses nothing.
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    await page.reload()
    await page.getByLabel('New password', { exact: true }).fill('six small boats drifting')
    await page.getByLabel('Confirm new password').fill('six small boats drifting')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expectToast(page, 'Password updated', 'Your password has been successfully updated. You are now logged in.')
    await expect(page).toHaveURL(`${app.origin}/`)
    await expect(page.getByText('Hi, Jun')).toBeVisible()

    await page.goto(link)
    await expectToast(
      page,
      'Invalid reset link',
      'This reset link is invalid or has expired. Please request a new one.',
    )
    await expect(page).toHaveURL(/\/forgot-password$/)
  },
)

test(
  'a reset page without a link, or with a refused one, leads to asking for another',
  { tag: '@long' },
  async ({ page }) => {
    for (const address of ['/reset-password', '/reset-password#error=access_denied&error_code=otp_expired']) {
      await page.goto(address)
      await expectToast(page, 'Invalid reset link', 'Please request a new one.')
      await expect(page).toHaveURL(/\/forgot-password$/)
    }
  },
)

test(
  'the code of a mail does what its link does: at sign-up, and for a forgotten password',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/403 \(Forbidden\)/)
    const email = newAddress()
    await signUp(page, email, 'Sora')
    const code = codeOfMail(await readMail(app, request, email))
    const field = page.getByLabel('Code from the email')
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(field).toHaveAccessibleDescription(/wrong or has expired/)
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expectToast(page, 'Email confirmed', 'You are now logged in.')
    await expect(page.getByText('Hi, Sora')).toBeVisible()

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectToast(page, 'Signed out', '')
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await field.fill(codeOfMail(await readMail(app, request, email, 2)))
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(page).toHaveURL(`${app.origin}/reset-password`)
    await expect(page.getByText(email)).toBeVisible()
  },
)

test(
  'the code of a mail that signs in is taken where one logs in',
  { tag: '@long' },
  async ({ page, app, request, surprises }) => {
    surprises.expect(/403 \(Forbidden\)/)
    const email = newAddress()
    const asked = await request.post(`${app.origin}/auth/v1/otp`, {
      data: { email, create_user: true },
    })
    expect(asked.status()).toBe(200)
    const code = codeOfMail(await readMail(app, request, email))
    await page.goto('/login')
    const address = page.getByLabel('Email', { exact: true })
    await address.fill(email)
    await page.getByRole('button', { name: 'I have a code from an email' }).click()
    const field = page.getByLabel('Code from the email')
    await expect(address).toHaveValue(email)
    await field.fill(code === '000000' ? '000001' : '000000')
    await address.fill('')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(address).toHaveAccessibleDescription(/Enter your email/)
    await address.fill(email)
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expect(field).toHaveAccessibleDescription(/wrong or has expired/)
    await field.fill(code)
    await page.getByRole('button', { name: 'Use the code' }).click()
    await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
    await expect(page).toHaveURL(`${app.origin}/`)
  },
)

test(
  'a link and a code lead to choosing a password when the address was asked for before the sign-up',
  { tag: '@long' },
  async ({ page, app, request }) => {
    for (const by of ['link', 'code']) {
      const email = newAddress()
      expect((await request.post(`${app.origin}/auth/v1/otp`, { data: { email } })).status()).toBe(200)
      const older = await readMail(app, request, email)
      await signUp(page, email)
      if (by === 'link') await page.goto(linkOf(older))
      else {
        await page.getByLabel('Code from the email').fill(codeOfMail(await readMail(app, request, email, 2)))
        await page.getByRole('button', { name: 'Use the code' }).click()
      }
      await expect(page).toHaveURL(`${app.origin}/reset-password`, patiently)
      await expect(page.getByText('it replaces the one that was typed when you signed up')).toBeVisible()
      await page.getByLabel('New password', { exact: true }).fill('six small boats drifting')
      await page.getByLabel('Confirm new password').fill('six small boats drifting')
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(page.getByText('Hi, mina.')).toBeVisible(patiently)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expectToast(page, 'Signed out', '')
    }
  },
)
