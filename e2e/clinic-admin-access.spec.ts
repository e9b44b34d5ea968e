import type { ClinicList } from '#domain/clinics/clinic-lists.ts'
import { patiently } from './account-steps.ts'
import { test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'

// Hashing passwords is slow by intention, and slower on a busy machine.
test.describe.configure({ timeout: 120_000 })

test(
  'an administrator who has shown a password alone is led to the second step',
  { tag: '@long' },
  async ({ page, admins }) => {
    await openAs(page, admins.noor, '/dental-clinics')
    await page.getByRole('button', { name: 'Add New Clinic' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm with your app first' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Clinic' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to Account Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await page.getByRole('link', { name: 'Set up two-step login' }).click()
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeInViewport()
  },
)

testLooks(test, 'the form has no barrier that axe finds', async ({ page, admins }) => {
  await openAs(page, admins.mina, '/plastic-surgery-clinics')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByLabel('Description').fill('')
  await page.getByLabel('Website').fill('nowhere')
  await page.getByRole('button', { name: 'Update Clinic' }).click()
  await expect(page.getByRole('region', { name: 'Two things need another look' })).toBeFocused()
  await expectNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('nobody manages the page of stem cells', { tag: '@long' }, async ({ page, admins }) => {
  await openAs(page, admins.mina, '/stem-cell-clinics')
  await expect(page.getByText('Hi, Mina Okafor')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Add New Clinic' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(?:Edit|Delete) / })).toHaveCount(0)
})

test(
  'a member loads none of it, finds no controls, and is refused by the server',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const scripts = new Set<string>()
    page.on('request', (asked) => {
      if (asked.url().endsWith('.js')) scripts.add(asked.url())
    })
    const member = await makeMember(app, request)
    await openAs(page, member, '/dental-clinics')
    await expect(page.getByText('Hi, Mina Okafor')).toBeVisible(patiently)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Add New Clinic' })).toHaveCount(0)
    expect(scripts.size).toBeGreaterThan(3)
    const texts = await Promise.all([...scripts].map(async (address) => (await request.get(address)).text()))
    expect(texts.filter((text) => text.includes('Add New Clinic'))).toEqual([])

    const headers = { authorization: `Bearer ${member.session.access_token}` }
    const list = await request.get(`${app.origin}/api/clinics?treatment=dental`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as server/clinics/clinic-answers.ts says it
    const { clinics } = (await list.json()) as Pick<ClinicList, 'clinics'>
    const [{ id, version } = { id: 0, version: 0 }] = clinics
    const tries = [
      request.post(`${app.origin}/api/clinics`, { headers, data: { name: 'Mine' } }),
      request.patch(`${app.origin}/api/clinics/${id}`, {
        headers: { ...headers, 'if-match': `"${version}"` },
        data: { name: 'Mine' },
      }),
      request.delete(`${app.origin}/api/clinics/${id}`, { headers }),
      request.get(`${app.origin}/api/clinics/${id}/facts`, { headers }),
      request.get(`${app.origin}/api/clinics/${id}/history`, { headers }),
    ]
    expect((await Promise.all(tries)).map((answer) => answer.status())).toEqual([403, 403, 403, 403, 403])
  },
)
