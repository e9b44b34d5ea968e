import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { coupleAnswers, expectPlan, keepAnswers, readPlan, readStops } from './trip-answers.ts'

type At = { day: number; stop: number }

// With money to spare every stop has other places to offer, however well the days fill what little there is.
const answers = { ...coupleAnswers, tripPlannerStep2: { ...coupleAnswers.tripPlannerStep2, dailyBudgetRange: 150_000 } }

/** Opens a stop of the open day; what can be done with it. */
async function openStop(page: Page, { day, stop }: At): Promise<Locator> {
  const row = page.locator(`#stop-${day}-${stop}`)
  const pin = row.getByRole('button', { name: /: show on the map$/ })
  if ((await pin.getAttribute('aria-pressed')) !== 'true') await pin.click()
  await expect(row.getByRole('group', { name: /^Change / })).toBeVisible()
  return row
}

async function nameOf(page: Page, { day, stop }: At): Promise<string> {
  const { plan, places } = await readPlan(page)
  const name = places[plan.days[day]?.stops[stop]?.placeId ?? '']?.name.en
  if (!name) throw new Error(`Stop ${stop + 1} of day ${day + 1} is no place.`)
  return name
}

/** What has to be done with the page before the next change is seen to be made. */
function expectStops(page: Page, seen: (days: (string | null)[][]) => unknown) {
  return expect.poll(async () => seen(await readStops(page)), { timeout: 45_000 })
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepAnswers(page, answers)
  await page.goto('/trip-planner/results')
  await expectPlan(page)
})

test('stops of a planned day are locked, replaced, moved, lengthened and removed, and all of it stays', async ({
  page,
}) => {
  const [first = []] = await readStops(page)
  const locked = await openStop(page, { day: 0, stop: 0 })
  await locked.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(locked.getByRole('button', { name: 'Lock', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 locked stop stays')).toBeVisible()

  const { plan } = await readPlan(page)
  const lunch = plan.days[0]?.stops.findIndex(({ meal }) => meal === 'lunch') ?? -1
  const table = await openStop(page, { day: 0, stop: lunch })
  await table.getByRole('button', { name: 'Alternatives' }).click()
  const offers = table.getByRole('button', { name: /^Choose / })
  await expect(offers).toHaveCount(3, { timeout: 45_000 })
  const chosen = ((await offers.first().getAttribute('aria-label')) ?? '').replace('Choose ', '')
  await offers.first().click()
  await expectStops(page, (days) => days[0]?.[lunch]).not.toBe(first[lunch])
  await expect(page.locator(`#stop-0-${lunch}`)).toContainText(chosen)
  await expect(page.getByRole('region', { name: 'Your trip as text' })).toContainText(chosen)

  const last = first.length - 1
  const stayed = await openStop(page, { day: 0, stop: last })
  await stayed.getByRole('button', { name: 'Length' }).click()
  const length = stayed.getByRole('group', { name: /^How long you stay at/ }).getByRole('status')
  const minutes = await length.innerText()
  await stayed.getByRole('button', { name: 'Longer by 15 minutes' }).click()
  await expect(length).not.toHaveText(minutes)

  const moved = await openStop(page, { day: 0, stop: last })
  const id = (await readStops(page))[0]?.[last]
  await moved.getByRole('button', { name: 'Move', exact: true }).click()
  await moved.getByRole('button', { name: 'Earlier' }).click()
  await expectStops(page, (days) => days[0]?.[last - 1]).toBe(id)
  await page
    .locator(`#stop-0-${last - 1}`)
    .getByRole('button', { name: /^Day 2/ })
    .click()
  await expectStops(page, (days) => days[1]?.includes(id ?? '')).toBe(true)

  const gone = await nameOf(page, { day: 0, stop: 1 })
  await page.getByRole('button', { name: `Remove ${gone}` }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toContainText(`${gone} was removed from the plan.`)
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: gone })).toBeHidden()

  const edited = await readPlan(page)
  await page.reload()
  await expectPlan(page)
  expect(await readPlan(page)).toEqual(edited)
  await expect(page.getByText('1 locked stop stays')).toBeVisible()
})

test(
  'a place is added to a day, had back, added again, and a day is planned anew around what is locked',
  { tag: '@long' },
  async ({ page }) => {
    const before = await readStops(page)
    await page.getByRole('tab', { name: /^Day 2/ }).click()
    await page.getByRole('button', { name: 'Add a stop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a stop' })
    await dialog.getByLabel('Search places').fill('코엑스')
    await dialog
      .getByRole('button', { name: /^Add .*Coex/i })
      .first()
      .click()
    await expect(dialog).toBeHidden({ timeout: 45_000 })
    await expectStops(page, (days) => days[1]?.length).toBe((before[1]?.length ?? 0) + 1)
    const added = await readStops(page)

    const changes = page.getByRole('group', { name: 'Changes' })
    await changes.getByRole('button', { name: 'Undo' }).click()
    await expectStops(page, (days) => days).toEqual(before)
    await changes.getByRole('button', { name: 'Redo' }).click()
    await expectStops(page, (days) => days).toEqual(added)

    const stop = added[1]?.findIndex((id) => !before[1]?.includes(id)) ?? -1
    const row = await openStop(page, { day: 1, stop })
    await row.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(page.getByText('1 locked stop stays')).toBeVisible()
    await page.getByRole('button', { name: 'New plan for this day' }).click()
    await expectStops(page, (days) => days[1]).not.toEqual(added[1])
    const anew = await readStops(page)
    expect(anew[1]).toContain(added[1]?.[stop])
    expect([anew[0], anew[2]]).toEqual([added[0], added[2]])
  },
)
