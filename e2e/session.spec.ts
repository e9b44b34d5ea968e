import { expectToast, logIn, makeAccount, password, patiently } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('a visitor who signs in nowhere never loads the accounts client', async ({ page, app }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(`${app.origin}/login`)
  expect(scripts.length).toBeGreaterThan(3)
  // A name on the wire that no minifier changes.
  expect(scripts.filter((text) => text.includes('grant_type=password'))).toEqual([])
})

test('a signed-in visitor sees their own header, and not the other one, before any script has loaded', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    localStorage.setItem('account-session', JSON.stringify({ user: { email: 'mina@example.com' } }))
  })
  // Held for ever: what is seen is seen without them.
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden()
})

test(
  'signing in works for as long as the page lives when storage is blocked',
  { tag: '@long' },
  async ({ page, context, app, request, surprises }) => {
    // The router's own script for scroll positions asks for the tab's storage and complains; nothing depends on it.
    surprises.expect(/SecurityError: blocked/)
    const { email } = await makeAccount(app, request)
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await logIn(page, email)
    await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
    await expect(page.getByText('Hi, mina.')).toBeVisible(patiently)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places', exact: true }).click()
    await expect(page.getByText('Hi, mina.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  },
)

test(
  'signing in leads where one wanted to go, and never to another site',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const { email } = await makeAccount(app, request)
    for (const [next, end] of [
      ['/about', '/about'],
      ['//evil.example', '/'],
    ] as const) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log In' }).click()
      await expect(page).toHaveURL(app.origin + end, patiently)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expectToast(page, 'Signed out', 'You have been successfully signed out.')
    }
  },
)
