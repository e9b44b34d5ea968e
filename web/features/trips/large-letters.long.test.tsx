import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildFortnightTrip } from '#testing/trips/cities-trip.ts'
import { twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { FinishedTrip } from '#web/features/trips/results/page/finished-trip.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { TodayPage } from '#web/features/trips/today/today-page.tsx'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mount, mountAt } from '#web/ui/loading/mount.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.documentElement.style.fontSize = '200%'
})
afterEach(async () => {
  mount(null)
  vi.useRealTimers()
  forgetTrip()
  document.documentElement.style.fontSize = ''
  await page.viewport(1024, 768)
})

for (const width of [320, 390]) {
  for (const [date, clock] of [
    ['2027-05-31', '09:00'],
    ['2027-06-01', '09:30'],
    ['2027-05-31', '10:00'],
    ['2027-06-01', '00:30'],
    ['2027-05-01', '09:30'],
    ['2027-07-01', '09:30'],
  ] as const) {
    test(`today fits ${width} px with letters twice as large, ${date} at ${clock}`, async () => {
      await page.viewport(width, 740)
      vi.setSystemTime(Date.parse(`${date}T${clock}:20+09:00`))
      storeTrip({ saved: null, isChanged: false, document: twoDayTrip() })
      mountAt('/trip-planner/today', TodayPage)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
      expect(document.documentElement.scrollWidth).toBe(width)
    })
  }
}

for (const width of [320, 390]) {
  test(`each of fourteen days fits ${width} px with letters twice as large`, async () => {
    await page.viewport(width, 740)
    const trip = buildFortnightTrip()
    saveSteps(trip.steps)
    storeTrip({ saved: null, isChanged: false, document: trip })
    mountAt('/trip-planner/results', () => <FinishedTrip planTrip={async () => {}} madeHere={null} member={null} />)
    for (const number of trip.plan.days.keys()) {
      const tab = page.getByRole('tab', { name: new RegExp(`^Day ${number + 1},`, 'u') })
      await tab.click()
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
      expect(document.documentElement.scrollWidth).toBe(width)
    }
  })
}
