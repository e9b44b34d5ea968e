import { seoulDay } from '#domain/korea/seoul-time.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { placePath } from '#domain/places/place-paths.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { listCached } from './cached-addresses.ts'
import { expect, test } from './fixtures.ts'

const steps = {
  tripPlannerStep2: {
    totalBudget: '',
    dailyBudgetRange: 120_000,
    accommodationType: null,
    areaPreferences: [],
    travelerType: null,
    mustVisitPlaces: '',
    languageSupport: null,
    languageDetails: [],
    activityIntensity: null,
  },
  tripPlannerStep3: {
    beautyInterest: null,
    beautyCategories: [],
    plasticSurgeryType: '',
    socialMediaInterest: null,
    socialMediaOptions: [],
    vipPlan: null,
    fullName: '',
    email: '',
    phone: '',
  },
}

test(
  'once a plan was seen, Today, saved places, saved trips and the page of each stop open without a network',
  { tag: '@long' },
  async ({ page, context, surprises }) => {
    test.setTimeout(300_000)
    surprises.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    const today = seoulDay(Date.now())
    const step1 = { startDate: today, endDate: addDays(today, 2), selectedInterests: ['culture', 'food'] }
    await page.goto('/faqs')
    await page.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
      },
      {
        ...steps,
        tripPlannerStep1: step1,
        'saved-places': {
          owner: null,
          lists: [],
          device: [{ id: 'haeundae-beach', savedAt: '2026-11-01T00:00:00.000Z' }],
          unsent: [],
        },
      },
    )
    await page.goto('/trip-planner/results')
    await expect(page.getByRole('heading', { name: 'Three days in Seoul', exact: true })).toBeVisible({
      timeout: 60_000,
    })
    const { plan, places } = await page.evaluate((): TripDocument => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the page
      return (JSON.parse(localStorage.getItem('tripPlannerPlan') ?? '') as { document: TripDocument }).document
    })
    const ids = [...new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))]
    expect(ids.length).toBeGreaterThan(12)
    await expect
      .poll(() => listCached(page), { timeout: 120_000 })
      .toEqual(expect.arrayContaining(['/api/planner-facts', '/saved', '/trips', ...ids.map(placePath)]))

    await context.setOffline(true)
    async function expectOpen(path: string, text: string | RegExp): Promise<void> {
      await page.goto(path)
      await expect(page.getByText(text).first(), path).toBeVisible()
      await page.reload()
      await expect(page.getByText(text).first(), `${path}, loaded again`).toBeVisible()
    }
    await expectOpen('/trip-planner/today', /in Korea/)
    await expectOpen('/saved', 'Haeundae Beach')
    await expectOpen('/trips', 'Three days in Seoul')
    for (const id of ids) {
      await expectOpen(placePath(id), places[id]?.name.ko ?? '')
      await expect(page.getByText('There is no copy of this page')).toHaveCount(0)
    }
    // By a link of the plan, too.
    await page.goto('/trip-planner/results')
    const first = places[ids[0] ?? '']?.name.en ?? ''
    await page.getByRole('link', { name: first }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  },
)
