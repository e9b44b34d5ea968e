import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hideClinicsHere } from '#web/features/trips/current/hidden-clinics.ts'
import { linesOfWords } from '#web/ui/loading/lines-of-words.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { pricedTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { countStopHours } from '#domain/trips/plan/stop-hours.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { forgetSteps, readStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { FinishedTrip } from './finished-trip.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import type { PlanTrip } from '#web/features/trips/results/planning/use-planning.ts'

const cities = buildCitiesTrip()

afterEach(async () => {
  forgetTrip()
  forgetSteps()
  hideClinicsHere(false)
  await page.viewport(1024, 768)
})

/** Shows the trip; `planned` lists the answers for which another plan is asked, and `seeds` with which seeds. */
function show(document: TripDocument): { planned: TripSteps[]; seeds: (number | undefined)[] } {
  const planned: TripSteps[] = []
  const seeds: (number | undefined)[] = []
  const planTrip: PlanTrip = async (steps, { seed } = {}) => {
    planned.push(steps)
    seeds.push(seed)
  }
  saveSteps(document.steps)
  storeTrip({ saved: null, isChanged: false, document })
  mountAt('/trip-planner/results', () => <FinishedTrip planTrip={planTrip} madeHere={null} member={null} />)
  return { planned, seeds }
}

function stopOf(name: RegExp) {
  return page.getByRole('heading', { level: 3, name })
}

test('the figures say what is spent on the spot and on moves, and how many hours nobody has confirmed', async () => {
  show(cities)
  await expect.element(page.getByText('₩623,900')).toBeVisible()
  await expect.element(page.getByText(/₩407,550 on the spot \+ ₩216,350 for moves/)).toBeVisible()
  const { unconfirmed } = countStopHours(cities.plan, cities.places)
  await expect.element(page.getByText(`${unconfirmed} of 51 stops: hours not confirmed`)).toBeVisible()
})

test('on a narrow phone the name of the map stands on one line beside the other actions', async () => {
  await page.viewport(360, 740)
  show(cities)
  const name = page.getByRole('button', { name: 'Map', exact: true }).getByText('Map', { exact: true })
  await expect.element(name).toBeVisible()
  expect(linesOfWords(name.element(), 'Map')).toBe(1)
})

test('only the open day is on the page, and arrow keys open the others', async () => {
  show(cities)
  await expect.element(stopOf(/^Myeongdong Kyoja/)).toBeVisible()
  expect(stopOf(/^Changdeokgung/).elements()).toEqual([])
  await page.getByRole('tab', { name: /^Day 1,/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: /^Day 2,/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(stopOf(/^Changdeokgung/)).toBeVisible()
  expect(stopOf(/^Myeongdong Kyoja/).elements()).toEqual([])
})

test('a city of the ribbon opens its first day', async () => {
  show(cities)
  await page.getByRole('button', { name: 'Busan, 2 nights: open its first day' }).first().click()
  await expect.element(page.getByRole('tab', { name: /^Day 6,/ })).toHaveAttribute('aria-selected', 'true')
})

test('a ride between cities names both stations, is an estimate, and knows no timetable', async () => {
  show(cities)
  await page.getByRole('tab', { name: /^Day 4,/ }).click()
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByText('Seoul Station', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('Gyeongju Station', { exact: true })).toBeVisible()
  await expect.element(panel.getByText(/We have no timetables/)).toBeVisible()
})

test('a stop that was chosen shows what can be done with it', async () => {
  show(cities)
  await page
    .getByRole('button', { name: /^Stop 2, Myeongdong Shopping Street/ })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: 'Alternatives' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Taxi card' })).toBeVisible()
})

test('a left-out place has a link or a button that removes the wish', async () => {
  const [hallasan, cafe] = cities.plan.unplaced
  if (!hallasan || !cafe) throw new Error('The trip leaves nothing out.')
  const unplaced = [{ ...hallasan, reason: 'permanently_closed' as const }, cafe]
  show({ ...cities, plan: { ...cities.plan, unplaced } })
  await expect
    .element(page.getByRole('link', { name: 'Search places: that TikTok cafe' }))
    .toHaveAttribute('href', '/places?q=that+TikTok+cafe')
  await page.getByRole('button', { name: /^Remove the wish: Hallasan/ }).click()
  expect(readStep('step2').draft.mustVisitPlaces).not.toContain('Hallasan')
  await expect.element(page.getByRole('button', { name: /^Remove the wish/ })).not.toBeInTheDocument()
  readToasts()[0]?.action?.onSelect()
  expect(readStoredTrip()?.document.plan.unplaced).toEqual(unplaced)
  expect(readStep('step2').draft.mustVisitPlaces).toContain('Hallasan')
})

test('the fee of a clinic is never a figure that nobody knows', async () => {
  show(treatmentTrip())
  await page.getByRole('tab', { name: /^Day 2,/ }).click()
  await expect.element(page.getByText('Fee: ask the clinic').first()).toBeVisible()
})

test('a fee that the clinic stated is shown as its range, with its day, apart from what a day costs', async () => {
  show(pricedTrip())
  await expect
    .element(page.getByText(/on the spot \+ ₩5,000,000 for clinics, as they stated, no lodging$/))
    .toBeVisible()
  await page.getByRole('tab', { name: /^Day 2,/ }).click()
  await expect.element(page.getByText('Fee as stated')).toBeVisible()
  await expect
    .element(page.getByText(/^Nose job: ₩3,000,000 – ₩5,000,000 .* as the clinic stated on 5 October 2026/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'the clinic’s page' }))
    .toHaveAttribute('href', 'https://lantern.example/prices')
  await expect.element(page.getByText('+ ₩5,000,000 for the clinic, as it stated')).toBeVisible()
})

test('hidden clinics are private time on the page, in its words and on its map, and can be shown again', async () => {
  hideClinicsHere(true)
  show(treatmentTrip())
  await page.getByRole('tab', { name: /^Day 2,/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Private time' }).first()).toBeVisible()
  const main = document.body.textContent
  expect(main).not.toMatch(/Blue Lantern|푸른등|rhinoplasty|surgery|consultation/iu)
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect.element(page.getByRole('heading', { name: /^Blue Lantern/ }).first()).toBeVisible()
})

test('a wish is relaxed while clinics are hidden, and the treatments stay among the answers', async () => {
  hideClinicsHere(true)
  const { planned, seeds } = show(treatmentTrip())
  await page.getByRole('button', { name: /₩90,000/ }).click()
  // The plan that was tried comes, and no other one.
  expect(seeds).toEqual([treatmentTrip().plan.seed])
  expect(planned[0]?.step2.dailyBudgetRange).toBe(90_000)
  expect(planned[0]?.step3).toEqual(treatmentTrip().steps.step3)
})

test('the next day begins at its top, under what stays in view', async () => {
  await page.viewport(390, 844)
  show(cities)
  await page.getByRole('button', { name: /^Day 2/ }).click()
  await expect.poll(() => document.activeElement?.id).toBe('day-2-stops')
  await expect.poll(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? -1)).toBeLessThan(300)
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(0)
})

test('on a phone the tab of a day says treatment or recovery', async () => {
  await page.viewport(390, 844)
  show(treatmentTrip())
  await expect
    .element(
      page
        .getByRole('tab', { name: /^Day 2,/ })
        .getByText('Treatment')
        .first(),
    )
    .toBeVisible()
  await expect
    .element(
      page
        .getByRole('tab', { name: /^Day 3,/ })
        .getByText('Recovery')
        .first(),
    )
    .toBeVisible()
})

test('the answers lead back to their steps', async () => {
  show(cities)
  await expect
    .element(page.getByRole('link', { name: 'Change: Budget' }))
    .toHaveAttribute('href', '/trip-planner/budget')
  await expect.element(page.getByRole('link', { name: 'Change: Dates' })).toHaveAttribute('href', '/trip-planner')
})

test('the map shows one stop at a time on a narrow screen', async () => {
  await page.viewport(390, 844)
  show(cities)
  await page.getByRole('button', { name: /^Map/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Stop 1 of 5')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next stop' }).click()
  await expect.element(dialog.getByText('Stop 2 of 5')).toBeVisible()
  await expect.element(dialog.getByText('Myeongdong Shopping Street', { exact: true }).first()).toBeVisible()
})

for (const width of [320, 390, 768, 1440])
  test(`a trip of ten days does not make a page of ${width} pixels wider`, async () => {
    await page.viewport(width, 900)
    show(cities)
    await page.getByRole('tab', { name: /^Day 4,/ }).click()
    await expect.element(page.getByText('Gyeongju Station', { exact: true }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
