import { AxeBuilder } from '@axe-core/playwright'
import type { Page, TestInfo, TestType } from '@playwright/test'
import { expect } from './fixtures.ts'

type Look = { theme: 'light' | 'dark'; width: number; tag: string[] }

/** Usual runs test a light phone only. Long runs add the other three looks, for some pages. */
export const looks: readonly Look[] = [
  { theme: 'light', width: 390, tag: [] },
  { theme: 'dark', width: 1440, tag: ['@long'] },
  { theme: 'dark', width: 390, tag: ['@long'] },
  { theme: 'light', width: 1440, tag: ['@long'] },
]

export async function takeLook(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height: 900 })
}

/** Declares a test of the long runs once for each look. */
export function testLooks<Args extends { page: Page }, WorkerArgs extends object>(
  test: TestType<Args, WorkerArgs>,
  name: string,
  body: (args: Args & WorkerArgs, info: TestInfo) => Promise<void>,
): void {
  for (const look of looks) {
    test.describe(`${look.theme}, ${look.width} px`, { tag: '@long' }, () => {
      test.beforeEach(({ page }) => takeLook(page, look))
      test(name, body)
    })
  }
}

/** What axe finds on the whole page, or in a part of it, once what moves or changes its colour has arrived. */
export async function expectNoBarriers(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/**
 * How far things moved since the page began, as browsers count it. What is left on a list is the names on its map,
 * which move by pixels once its frame has been measured: eight hundred-thousandths.
 */
export function readShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, shift) => sum + shift, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing moved nothing is reported.
        setTimeout(() => resolve(0), 500)
      }),
  )
}
