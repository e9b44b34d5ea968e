import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { openAs } from './settings-steps.ts'

test(
  'an administrator finds the status of the installation, and looks again',
  { tag: '@long' },
  async ({ page, admins }) => {
    await openAs(page, admins.mina)
    await page.getByRole('link', { name: 'Status of this installation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
    await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
    const database = page.getByRole('region', { name: 'Database' })
    await expect(database.getByText(/^PostgreSQL \d+\.\d+, embedded$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Migrations' }).getByText('None')).toBeVisible()
    const answered = page.waitForResponse('**/api/status')
    await page.getByRole('button', { name: 'Reload' }).click()
    expect((await answered).status()).toBe(200)
  },
)

testLooks(test, 'the status has no barriers', async ({ page, admins }) => {
  await openAs(page, admins.mina, '/status')
  await expect(page.getByRole('region', { name: 'Keys of outside services' })).toBeVisible()
  await expectNoBarriers(page)
  const { scrolled, width } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrolled: scrollWidth, width: clientWidth }
  })
  expect(scrolled).toBe(width)
})

test(
  'the status asks a visitor to log in and an administrator for the second step, and is not requested',
  { tag: '@long' },
  async ({ page, admins }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/status')
    await expect(page.getByRole('link', { name: 'Log In' }).last()).toHaveAttribute('href', '/login?next=/status')
    await openAs(page, admins.noor, '/status')
    await expect(page.getByRole('heading', { name: 'Two-step login needed' })).toBeVisible()
    expect(asked).not.toContain('/api/status')
  },
)
