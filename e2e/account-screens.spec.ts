import { expectToast, newAddress, patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'

test(
  'a missing field is named in a toast, above the form and at the field, and typed text stays',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('mina@example.com')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expectToast(page, 'Missing information', 'Please enter both email and password.')
    const summary = page.getByRole('region', { name: 'One thing needs another look' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Enter your password' }).click()
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('Error: Enter your password')
    await expect(page.getByLabel('Email')).toHaveValue('mina@example.com')
  },
)

test('signing up asks for what it needs, in its order', { tag: '@long' }, async ({ page }) => {
  await page.goto('/signup')
  const submit = page.getByRole('button', { name: 'Sign Up' })
  const type = async (email: string, password: string, again: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(again)
    await submit.click()
  }
  await type('', '', '')
  await expectToast(page, 'Missing information', 'Please fill in all required fields.')
  await type('mina@example.com', 'abc', 'abd')
  await expectToast(page, "Passwords don't match", 'Please make sure your passwords match.')
  await expect(page.getByText('Please fill in all required fields.')).toHaveCount(0)
  await type('mina@example.com', 'abc', 'abc')
  await expectToast(page, 'Password too short', 'Password must be at least 6 characters.')
  await type('mina.example.com', 'four tall pines', 'four tall pines')
  await expectToast(page, 'Error creating account', 'Enter an email with an @, like name@example.com')
})

test(
  'a common password is refused with its reason, and the meter says it before',
  { tag: '@long' },
  async ({ page, surprises }) => {
    surprises.expect(/422 \(Unprocessable Entity\)/)
    await page.goto('/signup')
    await page.getByLabel('Email').fill(newAddress())
    await page.getByLabel('Password', { exact: true }).pressSequentially('Password1')
    await expect(page.getByText('Easy to guess')).toBeVisible(patiently)
    await page.getByLabel('Confirm password').fill('Password1')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectToast(page, 'Error creating account', 'on a list of common or leaked passwords')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Password1')
  },
)

test('asking for a reset wants an address', { tag: '@long' }, async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expectToast(page, 'Email required', 'Please enter your email address.')
})

test(
  'a lost network is told, and the same form works when it is back',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    surprises.expect(/ERR_INTERNET_DISCONNECTED|400 \(Bad Request\)/)
    await page.goto('/login')
    await page.getByLabel('Email').fill('mina@example.com')
    await page.getByLabel('Password', { exact: true }).fill('four tall pines')
    const submit = page.getByRole('button', { name: 'Log In' })
    await submit.click()
    await expectToast(page, 'Login failed', 'Invalid login credentials')
    await context.setOffline(true)
    await submit.click()
    await expectToast(page, 'Login failed', 'We could not reach the server.')
    await context.setOffline(false)
    await submit.click()
    await expect(page.getByRole('link', { name: 'Invalid email or password.' })).toBeVisible(patiently)
  },
)

test('a password can be looked at, pasted, and is offered to password managers', { tag: '@long' }, async ({ page }) => {
  await page.goto('/signup')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('four tall pines')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await page.goto('/login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
})

test(
  'a form that is sent before the scripts run is held for them and sent then',
  { tag: '@long' },
  async ({ page }) => {
    const held: (() => void)[] = []
    let isHeld = true
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('mina@example.com')
    await page.getByLabel('Email').press('Enter')
    await expect(page.locator('form[data-held]')).toHaveCount(1)
    expect(page.url()).toMatch(/\/login$/)
    isHeld = false
    for (const release of held) release()
    await expectToast(page, 'Missing information', 'Please enter both email and password.')
    await expect(page.getByLabel('Email')).toHaveValue('mina@example.com')
  },
)

for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
  test(
    `without scripts ${path} says what it needs, before and after the form is sent`,
    { tag: '@long' },
    async ({ browser, app }) => {
      const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.locator('noscript p')).toHaveText(/^This page needs JavaScript/)
      await expect(page.locator('noscript p')).toBeVisible()
      const answer = await context.request.post(path, { form: { email: 'mina@example.com', password: 'secret' } })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain('This page needs JavaScript')
      expect(html).not.toContain('secret')
      expect(html).not.toContain('mina@example.com')
      await context.close()
    },
  )
}

const screens = { '/login': 'Log In', '/signup': 'Sign Up', '/forgot-password': 'Send reset link' }

for (const [path, button] of Object.entries(screens)) {
  testLooks(test, `no barriers at ${path}, empty and refused`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: /required|Missing/ })).toBeVisible()
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
