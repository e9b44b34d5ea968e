import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { forgetSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip } from '#web/travel/trip/stored-trip.ts'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { FinishedTrip } from './finished-trip.tsx'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface BrowserCommands {
    findViolations: () => Promise<string[]>
  }
}

const root = document.documentElement
const trips = { cities: buildCitiesTrip(), treatments: treatmentTrip() }

beforeAll(() => {
  document.title = 'Your Trip'
  root.lang = 'en'
})

afterEach(() => {
  forgetTrip()
  forgetSteps()
})

afterAll(async () => {
  delete root.dataset['theme']
  await page.viewport(1024, 768)
})

for (const name of ['cities', 'treatments'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 1440])
      test(
        `axe finds nothing wrong with the trip of ${name}, ${theme}, ${width} wide`,
        { timeout: 90_000 },
        async () => {
          root.dataset['theme'] = theme
          await page.viewport(width, 900)
          const trip = trips[name]
          saveSteps(trip.steps)
          storeTrip({ saved: null, isChanged: false, document: trip })
          mountAt('/trip-planner/results', () => (
            <main>
              <FinishedTrip planTrip={async () => {}} madeHere={null} member={null} />
            </main>
          ))
          await page.getByRole('tab', { name: /^Day 2,/ }).click()
          await page
            .getByRole('button', { name: /^Stop 1,/ })
            .first()
            .click()
          await expect.element(page.getByRole('button', { name: 'Taxi card' }).first()).toBeVisible()
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
          expect(await commands.findViolations()).toEqual([])
        },
      )
