import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { planRequest } from '#domain/trips/answers/trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { askTrip, fullDay, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { writeTripDocument } from '#testing/trips/trip-documents.ts'
import { ResultsPage } from '#web/features/trips/results/page/results-page.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { keepQueuedPlaces } from '#web/travel/trip/queued-places.ts'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'

// The planner is loaded file by file here.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const steps = planRequest(askTrip(2))

function trip(): TripDocument {
  const document = writeTripDocument([fullDay(0), fullDay(1)])
  return { ...document, steps }
}

function idsOf(day: number): (string | null)[] {
  return readStoredTrip()?.document.plan.days[day]?.stops.map(({ placeId }) => placeId) ?? []
}

/** Opens what can be done with a stop by its number on the map. */
async function openStop(name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Stop \\d+, ${name}`, 'u') })
    .first()
    .click()
}

// As the product keeps them: these tests have no server that would answer for them.
beforeAll(async () => {
  const own = writeTripDocument([fullDay(0), fullDay(1)], {})
  const places = inventCatalogue().map((row) => ({ ...Object.values(own.places)[0], ...row }))
  const facts = { version: 'of-a-test', places, treatments: [], ...readTransportFacts() }
  await (await caches.open('planner facts')).put('/api/planner-facts', new Response(JSON.stringify(facts)))
})

beforeEach(() => {
  saveSteps(steps)
  storeTrip({ saved: null, isChanged: false, document: trip() })
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
})

afterEach(() => {
  forgetTrip()
  forgetSteps()
  keepQueuedPlaces([])
})

test('a stop is removed, what that breaks is told, and undo and redo bring it back and away', async () => {
  await openStop('The noodle-0 house')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'This change causes a problem' })).toBeVisible()
  await expect.element(page.getByText('Day 1: No lunch.')).toBeVisible()
  expect(idsOf(0)).not.toContain('noodle-0')
  await page.getByRole('group', { name: 'Changes' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => idsOf(0)).toContain('noodle-0')
  await page.getByRole('group', { name: 'Changes' }).getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => idsOf(0)).not.toContain('noodle-0')
})

test('the notice of a removed stop undoes that alone, and goes when something else is changed', async () => {
  await openStop('The noodle-0 house')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const notice = () => readToasts().map(({ title }) => title)
  await expect.poll(notice).toEqual([expect.stringContaining('The noodle-0 house was removed')])
  await openStop('The sight-1 house')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect.poll(() => readStoredTrip()?.document.plan.days[0]?.stops[1]?.locked).toBe(true)
  expect(notice()).toEqual([])
})

test('a stop is locked, and its button says so', async () => {
  await openStop('The sight-1 house')
  const lock = page.getByRole('button', { name: 'Lock', exact: true })
  await lock.click()
  await expect.element(lock).toHaveAttribute('aria-pressed', 'true')
  expect(readStoredTrip()?.document.plan.days[0]?.stops[1]?.locked).toBe(true)
})

test('a stop moves by buttons, and the focus stays with what moved it', async () => {
  await openStop('The sight-0 house')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect.poll(() => idsOf(0).slice(0, 2)).toEqual(['sight-1', 'sight-0'])
  await expect.poll(() => document.activeElement?.closest('li')?.id).toBe('stop-0-1')
  // Pressed again without looking for it again.
  await expect.element(page.getByRole('button', { name: 'Later', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => idsOf(0).indexOf('sight-0')).toBe(2)
  await expect.poll(() => document.activeElement?.closest('li')?.id).toBe('stop-0-2')
})

test('a stop moves by Alt and the arrow keys, within its day and to another', async () => {
  await openStop('The sight-0 house')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => idsOf(0).slice(0, 2)).toEqual(['sight-1', 'sight-0'])
  await expect.poll(() => document.activeElement?.closest('li')?.id).toBe('stop-0-1')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(() => idsOf(1)).toContain('sight-0')
  expect(idsOf(0)).not.toContain('sight-0')
})

test('a stop is dragged before another one, and onto the tab of a day', async () => {
  await expect.poll(() => countGrips()).toBe(7)
  drag(3, document.getElementById('stop-0-0'), 'top')
  await expect.poll(() => idsOf(0)[0]).toBe('sight-2')
  drag(0, document.getElementById('day-2'), 'top')
  await expect.poll(() => idsOf(1)).toContain('sight-2')
})

test('a stop that is dragged below another one comes after it', async () => {
  await expect.poll(() => countGrips()).toBe(7)
  drag(0, document.getElementById('stop-0-1'), 'bottom')
  await expect.poll(() => idsOf(0).slice(0, 2)).toEqual(['sight-1', 'sight-0'])
})

function grips(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[draggable="true"]')
}

function countGrips(): number {
  return grips().length
}

/** The events of a drag: the browser's own hangs in the frame of these tests. */
function drag(grip: number, target: HTMLElement | null, edge: 'top' | 'bottom'): void {
  const dataTransfer = new DataTransfer()
  const { top, bottom } = target?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const about = { bubbles: true, cancelable: true, dataTransfer, clientY: edge === 'top' ? top + 2 : bottom - 2 }
  grips()[grip]?.dispatchEvent(new DragEvent('dragstart', about))
  expect(target?.dispatchEvent(new DragEvent('dragover', about))).toBe(false)
  target?.dispatchEvent(new DragEvent('drop', about))
}

test('one stays a quarter of an hour longer, and the words are told anew', async () => {
  await openStop('The sight-0 house')
  await page.getByRole('button', { name: 'Length', exact: true }).click()
  await page.getByRole('button', { name: 'Longer by 15 minutes' }).click()
  await expect.poll(() => readStoredTrip()?.document.plan.days[0]?.stops[0]?.leave).toBe('10:45')
  expect(readStoredTrip()?.document.words.by).toBe('built-in')
})

test('three other places are offered, and one is taken', async () => {
  await openStop('The cafe-0 house')
  await page.getByRole('button', { name: 'Alternatives', exact: true }).click()
  const offers = page.getByRole('button', { name: /^Choose The cafe/u })
  await expect.poll(() => offers.elements().length).toBe(3)
  await offers.first().click()
  await expect.poll(() => idsOf(0)).not.toContain('cafe-0')
})

test('a recommended place is added to the open day, and a place that waits comes in by itself', async () => {
  await page.getByRole('button', { name: 'Add a stop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stop' })
  await dialog.getByRole('button', { name: /^Add The sight-69/u }).click()
  await expect.poll(() => idsOf(0)).toContain('sight-69')
  // The dialog was below the day, so the new stop may be anywhere above.
  const notice = () => readToasts().map(({ title }) => title)
  await expect.poll(notice).toEqual([expect.stringMatching(/^The sight-69 house is on day 1 at \d\d:\d\d\.$/u)])
})

test('without the network places are searched on this device', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const realFetch = globalThis.fetch
  globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
  await page.getByRole('button', { name: 'Add a stop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a stop' })
  await dialog.getByRole('textbox').fill('sight-41')
  await dialog.getByRole('button', { name: /^Add The sight-41/u }).click()
  await expect.poll(() => idsOf(0)).toContain('sight-41')
  globalThis.fetch = realFetch
  online.mockRestore()
})

test('places that were chosen elsewhere come into the trip when it is opened', async () => {
  keepQueuedPlaces(['sight-40', 'no-such-place'])
  mountAt('/trip-planner/results', () => <ResultsPage member={null} />)
  await expect.poll(() => [...idsOf(0), ...idsOf(1)]).toContain('sight-40')
})

test('a day is planned anew around what is locked', async () => {
  await openStop('The sight-1 house')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect.element(page.getByText('1 locked stop stays')).toBeVisible()
  const before = idsOf(0)
  await page.getByRole('button', { name: 'New plan for this day' }).click()
  await expect.poll(() => idsOf(0).join(' '), { timeout: 30_000 }).not.toBe(before.join(' '))
  expect(idsOf(0)).toContain('sight-1')
  expect(idsOf(1)).toEqual(trip().plan.days[1]?.stops.map(({ placeId }) => placeId))
})
