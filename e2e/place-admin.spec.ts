import type { Page } from '@playwright/test'
import { expectToast, patiently } from './account-steps.ts'
import { cardOf, openOther, test } from './admin-steps.ts'
import { expect } from './fixtures.ts'
import { expectNoBarriers, testLooks } from './looks.ts'
import { makeMember, openAs } from './settings-steps.ts'

// Hashing passwords is slow by intention, and slower on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** What a place needs at least, typed as a person does. */
async function fillPlace(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name in English').fill(name)
  await page.getByRole('region', { name: 'Essentials' }).getByLabel('Kind').selectOption('Attraction')
  await page.getByLabel('How long a visit takes, in minutes').fill('45')
  await page.getByLabel('Province or city').selectOption('Busan')
  await page.getByLabel('Latitude').fill('35.1')
  await page.getByLabel('Longitude').fill('129.04')
}

/** Opens the form of a place on its page and waits until its facts are there. */
async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click(patiently)
  await expect(page.getByRole('button', { name: 'Update place' })).toBeVisible(patiently)
}

test(
  'an administrator adds a place, a visitor sees it, and a deleted one is gone until Undo',
  { tag: '@long' },
  async ({ page, context, app, admins }) => {
    const name = 'Lighthouse of Acorns'
    await openAs(page, admins.mina, '/places')
    await page.getByRole('button', { name: 'Add a place' }).click(patiently)
    await expect(page.getByRole('heading', { name: 'Add a place' })).toBeFocused()
    await page.getByRole('button', { name: 'Add place' }).click()
    await expect(page.getByRole('region', { name: 'Six things need another look' })).toBeFocused()
    await fillPlace(page, name)
    await page.getByRole('button', { name: 'Add place' }).click()
    await expectToast(page, 'Place has been added', '')
    const card = cardOf(page, name)
    await expect(card).toBeVisible()

    const visitor = await openOther(context, app)
    await visitor.goto('/places/lighthouse-of-acorns')
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(visitor.getByRole('button', { name: /^(?:Edit|Delete|History)/ })).toHaveCount(0)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expectToast(page, 'Place has been deleted', name)
    // With the focus in it the toast stays, however long the visitor takes.
    await page.getByRole('button', { name: 'Undo' }).focus()
    await expect(card).toHaveCount(0)
    await expect.poll(async () => (await visitor.goto('/places/lighthouse-of-acorns'))?.status(), patiently).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Place has been restored', name)
    await expect(card).toBeVisible()
    await visitor.context().close()
  },
)

test(
  'an editor names a public page and the winter hours, and the page of the place says both',
  { tag: '@long' },
  async ({ page, admins }) => {
    await openAs(page, admins.mina, '/places')
    await page.getByRole('button', { name: 'Add a place' }).click(patiently)
    await fillPlace(page, 'Garden of Pebbles')
    await page.getByLabel('Price in won').fill('4000')
    await page.getByRole('button', { name: 'Add a part of the year' }).click()
    const winter = page.getByRole('group', { name: 'Part 1 of the year' })
    await winter.getByLabel('First day').fill('01-01')
    await winter.getByLabel('Last day').fill('12-31')
    await winter.getByRole('radio', { name: 'Open 24 hours, every day' }).check()
    await page.getByRole('radio', { name: 'Stated by a public page' }).check()
    await page.getByRole('button', { name: 'Add a page' }).click()
    const first = page.getByRole('group', { name: 'Page 1' })
    await first.getByLabel('Address of the page').fill('https://garden.example/hours')
    await first.getByLabel('Read on').fill('2026-11-20')
    const says = first.getByRole('group', { name: 'What the page says' })
    for (const fact of ['Closing days', 'Price', 'Hours by season']) await says.getByText(fact, { exact: true }).click()
    await page.getByRole('button', { name: 'Add place' }).click()
    await expect(page.getByRole('link', { name: 'Page 1: enter its publisher' })).toBeVisible()
    await first.getByLabel('Publisher').fill('The Garden Office')
    await page.getByRole('button', { name: 'Add place' }).click()
    await expectToast(page, 'Place has been added', '')

    await page.goto('/places/garden-of-pebbles')
    await expect(page.getByText('Open now', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Hours of January to December. From The Garden Office, read in November 2026.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'The Garden Office' }).first()).toHaveAttribute(
      'href',
      'https://garden.example/hours',
    )

    await openForm(page, 'Garden of Pebbles')
    await page.getByRole('radio', { name: 'Only with a tour' }).check()
    await page.getByLabel('Best time of day').selectOption('At dusk')
    await page.getByLabel('What to see or do').fill('A pond of white pebbles.\nA pine over it.')
    await page.getByRole('button', { name: 'Update place' }).click()
    await expectToast(page, 'Place has been updated', '')
    await expect(page.getByText('Guided tours only', { exact: false })).toBeVisible()
    // Nobody is told that a tour runs day and night.
    await expect(page.getByText('Open now', { exact: true })).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'What a guide would tell you' }).getByText('Best at dusk'),
    ).toBeVisible()
    const sights = page.getByRole('region', { name: 'What to see and do' }).getByRole('listitem')
    await expect(sights).toHaveText(['A pond of white pebbles.', 'A pine over it.'])
  },
)

test(
  'of two editors of a place the second chooses field by field, and the history brings the first version back',
  { tag: '@long' },
  async ({ page, context, app, admins, surprises }) => {
    surprises.expect(/412 \(Precondition Failed\)/)
    const name = 'N Seoul Tower'
    await openAs(page, admins.mina, '/places/n-seoul-tower')
    await openForm(page, name)
    const jun = await openOther(context, app)
    await openAs(jun, admins.jun, '/places/n-seoul-tower')
    await openForm(jun, name)
    await jun.getByLabel('Cuisine').fill('Of Jun')
    await jun.getByLabel('Phone number').fill('02-000-0001')
    await jun.getByRole('button', { name: 'Update place' }).click()
    await expectToast(jun, 'Place has been updated', '')
    await jun.context().close()

    await page.getByLabel('Cuisine').fill('Of Mina')
    await page.getByRole('button', { name: 'Update place' }).click()
    await expect(page.getByRole('heading', { name: 'Somebody else saved this place' })).toBeFocused(patiently)
    await page
      .getByRole('group', { name: 'Cuisine' })
      .getByRole('radio', { name: /Take theirs/ })
      .check()
    await expect(page.getByText('02-000-0001')).toBeVisible()
    await page.getByRole('button', { name: 'Save on top of theirs' }).click()
    await expectToast(page, 'Place has been updated', '')
    await expect(page.getByText('Of Jun').first()).toBeVisible(patiently)

    await page.getByRole('button', { name: `History of ${name}` }).click()
    const history = page.getByRole('dialog', { name: `History of ${name}` })
    await expect(history.getByRole('listitem').filter({ hasText: admins.jun.email })).toBeVisible(patiently)
    await history.getByRole('button', { name: 'Restore version 1' }).click()
    await expectToast(page, 'Version 1 is back', '')
    await expect(page.getByText('Of Jun')).toHaveCount(0)
  },
)

test(
  'an editor checks what nobody has checked, and restores a deleted place from the list of them',
  { tag: '@long' },
  async ({ page, admins }) => {
    await openAs(page, admins.mina, '/places')
    await page.getByRole('link', { name: 'Unchecked facts' }).click(patiently)
    const list = page.getByRole('list', { name: 'Places that nobody has checked' })
    const first = list.getByRole('listitem').first()
    await expect(first).toBeVisible(patiently)
    const mark = first.getByRole('button', { name: /^Mark .* as checked$/u })
    const spoken = (await mark.getAttribute('aria-label')) ?? ''
    await mark.click()
    await first.getByLabel('Source').fill('The board at the gate')
    await first.getByRole('button', { name: 'Confirm' }).click()
    await expectToast(page, 'Checked', '')
    await expect(list.getByRole('button', { name: spoken, exact: true })).toHaveCount(0)

    await openAs(page, admins.mina, '/places/gwangjang-market')
    await page.getByRole('button', { name: /^Delete / }).click(patiently)
    await expect(page).toHaveURL(/\/places$/, patiently)
    await page.reload()
    await page.getByRole('button', { name: 'Deleted places' }).click(patiently)
    const deleted = page.getByRole('region', { name: 'Deleted places' })
    await expect(deleted.getByText(admins.mina.email).first()).toBeVisible(patiently)
    await deleted.getByRole('button', { name: /^Restore Gwangjang Market/ }).click()
    await expectToast(page, 'Place has been restored', 'Gwangjang Market')
  },
)

test(
  'a visitor is led to the login, and a member is told that the list is not theirs and loads none of it',
  { tag: '@long' },
  async ({ page, app, request }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto('/places/unchecked')
    await expect(page.getByRole('link', { name: 'Log In' }).last()).toHaveAttribute(
      'href',
      '/login?next=/places/unchecked',
      patiently,
    )
    await openAs(page, await makeMember(app, request), '/places/unchecked')
    await expect(page.getByText('This page is for administrators.')).toBeVisible(patiently)
    await page.goto('/places')
    await expect(page.getByText('Hi, Mina Okafor')).toBeVisible(patiently)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Add a place' })).toHaveCount(0)
    const scripts = [...new Set(asked)].filter((path) => path.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async (path) => (await request.get(path)).text()))
    expect(texts.some((text) => text.includes('Somebody else saved this place'))).toBe(false)
    expect(asked).not.toContain('/api/places/unchecked')
  },
)

testLooks(
  test,
  'the form of a place and the list of unchecked facts have no barrier that axe finds',
  async ({ page, admins }) => {
    await openAs(page, admins.mina, '/places/gyeongbokgung')
    await page.getByRole('button', { name: /^Edit / }).click(patiently)
    await page.getByLabel('Latitude').fill('90', patiently)
    await page.getByRole('button', { name: 'Update place' }).click()
    await expect(page.getByRole('region', { name: 'One thing needs another look' })).toBeFocused()
    await page.getByRole('button', { name: 'Add a part of the year' }).click()
    await page.getByRole('button', { name: 'Add a best season' }).click()
    await page.getByRole('button', { name: 'Add a season to avoid' }).click()
    await page.getByRole('radio', { name: 'Stated by a public page' }).check()
    await page.getByRole('button', { name: 'Add a page' }).click()
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.goto('/places/unchecked')
    await page
      .getByRole('button', { name: /^Mark .* as checked$/u })
      .first()
      .click(patiently)
    await expectNoBarriers(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
)
