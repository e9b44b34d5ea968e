import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DatesStep } from '#web/features/trips/steps/dates/dates-step.tsx'
import { ResultsSkeleton } from '#web/features/trips/results/page/results-skeleton.tsx'
import { TripsSkeleton } from '#web/features/trips/saved/trips-skeleton.tsx'
import { mountAt } from '#web/ui/loading/mount.tsx'

const { theme } = document.documentElement.dataset

afterEach(() => {
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme
})

/** As the page is where no script has said its theme. */
function showWithoutScripts(part: () => React.ReactNode): void {
  delete document.documentElement.dataset['theme']
  mountAt('/trip-planner', part)
}

test('without scripts nothing says that it is loading', () => {
  showWithoutScripts(() => (
    <>
      <ResultsSkeleton />
      <TripsSkeleton />
    </>
  ))
  expect(document.querySelectorAll('[aria-busy]').length).toBe(2)
  for (const area of document.querySelectorAll('[aria-busy]')) expect(getComputedStyle(area).display).toBe('none')
})

test('without scripts there is no button that would read a trip', () => {
  showWithoutScripts(() => <DatesStep today="2031-03-01" />)
  expect(page.getByRole('button', { name: 'Fill in the steps' }).elements()).toEqual([])
})
