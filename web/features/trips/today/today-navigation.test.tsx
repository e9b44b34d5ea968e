import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { TodayNavigation } from './today-navigation.tsx'

const onLine = vi.spyOn(navigator, 'onLine', 'get')

afterEach(() => onLine.mockReturnValue(true))

/** Whether the browser itself is to load the address of a link that was clicked. */
async function loadsDocument(name: string): Promise<boolean> {
  let isLeft = false
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  await page.getByRole('link', { name, exact: true }).click()
  return isLeft
}

test('without a network the map is opened as a document, because only a document keeps the hash', async () => {
  await page.viewport(390, 844)
  onLine.mockReturnValue(false)
  mountAt('/trip-planner/today', TodayNavigation)
  expect(await loadsDocument('Map')).toBe(true)
  onLine.mockReturnValue(true)
  mountAt('/trip-planner/today', TodayNavigation)
  expect(await loadsDocument('Map')).toBe(false)
})
