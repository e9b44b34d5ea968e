import { expect, type Locator, type Page } from '@playwright/test'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'

/** Answers of two people with three days in Seoul. */
export const coupleAnswers = {
  tripPlannerStep1: { startDate: '2031-05-31', endDate: '2031-06-02', selectedInterests: ['food', 'culture'] },
  tripPlannerStep2: { dailyBudgetRange: 60_000, travelerType: 'couple', mustVisitPlaces: 'Gyeongbokgung' },
  tripPlannerStep3: { vipPlan: 'no' },
}

/** Puts answers on the device as the three steps leave them, and what else is given beside them. */
export async function keepAnswers(page: Page, answers: Record<string, unknown> = coupleAnswers): Promise<void> {
  await page.goto('/faqs')
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
  }, answers)
}

/** As the planner leaves a finished plan on the device, with the answers that it was made from. */
export function keepPlan(page: Page, document: TripDocument): Promise<void> {
  const { step1, step2, step3 } = document.steps
  return keepAnswers(page, {
    tripPlannerStep1: step1,
    tripPlannerStep2: step2,
    tripPlannerStep3: { ...step3, fullName: '', email: '', phone: '' },
    tripPlannerPlan: { saved: null, isChanged: false, document },
  })
}

/** The finished plan is shown. */
export async function expectPlan(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true })).toBeVisible({
    timeout: 45_000,
  })
}

export function readPlan(page: Page): Promise<TripDocument> {
  return page.evaluate(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the product
    const kept = JSON.parse(localStorage.getItem('tripPlannerPlan') ?? 'null') as { document: TripDocument } | null
    if (!kept) throw new Error('This device has no plan.')
    return kept.document
  })
}

/** The places of every day, in their order. */
export async function readStops(page: Page): Promise<(string | null)[][]> {
  const { plan } = await readPlan(page)
  return plan.days.map(({ stops }) => stops.map(({ placeId }) => placeId))
}

/** The button of a notice, which stays there as long as somebody points at it. */
export async function pointAtUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).last()
  await undo.hover({ timeout: 45_000 })
  return undo
}

/** At once, and not when it stands still: its heading is replaced when the list that was far away has been loaded. */
export function bringMustVisitsNear(page: Page): Promise<void> {
  return page.getByRole('heading', { name: /^Places you must see/ }).evaluate((heading) => heading.scrollIntoView())
}
