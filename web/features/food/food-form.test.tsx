import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-router'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { readToasts } from '#web/ui/feedback/toast-store.ts'
import { readFoodAddress } from './food-address.ts'
import { FoodForm } from './food-form.tsx'

const counts = {
  cuisines: { korean: 7, chinese: 0 },
  budgets: {},
  moods: {},
  needs: { vegan: 2, halal: 0 },
  picks: 0,
  trending: 0,
  hours: 3,
}

function Form() {
  const { search } = useLocation()
  return (
    <FoodForm
      query={readFoodAddress(new URLSearchParams(search))}
      counts={counts}
      total={9}
      today="2026-11-23"
      isBusy={false}
      areFiltersOpen
      onFiltersOpen={() => {}}
      onShow={() => {}}
    />
  )
}

function show(search = '') {
  return mountAt(`/food-and-cafe${search}`, Form)
}

const realPosition = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')

function standAt(answer: { latitude: number; longitude: number } | 'denied' | null): void {
  const geolocation = {
    getCurrentPosition(found: (position: unknown) => void, failed: (error: { message: string }) => void) {
      if (answer === 'denied') failed({ message: 'User denied Geolocation' })
      else found({ coords: answer })
    },
  }
  if (answer === null) Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  else Object.defineProperty(Navigator.prototype, 'geolocation', { configurable: true, get: () => geolocation })
}

afterEach(() => {
  if (realPosition) Object.defineProperty(Navigator.prototype, 'geolocation', realPosition)
  vi.restoreAllMocks()
})

const words = page.getByRole('searchbox', { name: 'Search' })
const where = page.getByRole('textbox', { name: 'Location' })
const button = page.getByRole('button', { name: 'Search', exact: true })
const useHere = page.getByRole('button', { name: 'Use My Location' })

/** The control itself is not seen. */
const onLabel = { force: true }

function toasts() {
  return readToasts().map(({ kind, title, description }) => [kind, title, description])
}

test('an empty search, also beside a filter, is refused with a toast and changes no address', async () => {
  const router = show('?cuisine=korean')
  await userEvent.fill(words, '   ')
  await button.click()
  expect(toasts()).toEqual([['failure', 'Search information required', 'Please enter a search term or location.']])
  await expect.element(words).toHaveFocus()
  expect(router.state.location.search).toBe('?cuisine=korean')
})

test('Enter in either box searches, with the tab and the filters as they are', async () => {
  const router = show('?tab=cafe&need=vegan&cursor=abc')
  await userEvent.fill(words, 'tea')
  await userEvent.fill(where, 'Busan')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?q=tea&where=Busan&tab=cafe&need=vegan')
})

test('a filter counts at once and keeps what was typed, and open now stands against a day and time', async () => {
  const router = show()
  await userEvent.fill(words, 'noodles')
  await page.getByRole('radio', { name: 'Korean 7' }).click(onLabel)
  await expect.poll(() => router.state.location.search).toBe('?q=noodles&cuisine=korean')
  await page.getByRole('checkbox', { name: 'Vegan dishes 2' }).click(onLabel)
  await userEvent.fill(page.getByLabelText('Open at a day and time'), '2027-05-31T19:30')
  await expect.poll(() => router.state.location.search).toContain('need=vegan&at=2027-05-31T19%3A30')
  await page.getByRole('radio', { name: 'Open now' }).click(onLabel)
  await expect.poll(() => router.state.location.search).toBe('?q=noodles&cuisine=korean&need=vegan&open=now')
  await expect.element(page.getByLabelText('Open at a day and time')).toHaveValue('')
})

test('a filter that no place matches is not offered, unless it is chosen', async () => {
  show('?need=halal')
  await expect.element(page.getByRole('radio', { name: 'Korean 7' })).toBeInTheDocument()
  expect(page.getByRole('radio', { name: /^Chinese/u }).elements()).toEqual([])
  expect(page.getByRole('checkbox', { name: /^Trending|^Editor/u }).elements()).toEqual([])
  expect(page.getByRole('group', { name: 'Mood' }).elements()).toEqual([])
  await expect.element(page.getByRole('checkbox', { name: 'Halal food', exact: true })).toBeChecked()
})

test('a known position disables the location box, and typing into it enables it again', async () => {
  standAt({ latitude: 37.566_41, longitude: 126.977_95 })
  const router = show('?q=tea&where=Busan')
  await useHere.click()
  expect(toasts()).toEqual([['success', 'Location found', 'Using your current location for search.']])
  await expect.poll(() => router.state.location.search).toBe('?q=tea&here=37.566%2C126.978')
  await expect.element(where).toBeDisabled()
  await expect.element(where).toHaveValue('')
  await words.click()
  await userEvent.tab()
  await userEvent.keyboard('Jeju')
  await expect.element(where).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?q=tea&where=Jeju')
})

test('a press on the cross forgets the position', async () => {
  const router = show('?here=37.566,126.978')
  await expect.element(where).toBeDisabled()
  await page.getByRole('button', { name: 'Stop using my location' }).click()
  await expect.element(where).toBeEnabled()
  await expect.element(where).toHaveFocus()
  await button.click()
  expect(toasts()[0]?.[1]).toBe('Search information required')
  expect(router.state.location.search).toBe('?here=37.566,126.978')
})

test.each([
  ['denied', 'denied', 'Location error', 'Could not get your location. Please enter it manually.'],
  [
    'unsupported',
    null,
    'Geolocation not supported',
    "Your browser doesn't support geolocation. Please enter your location manually.",
  ],
  [
    'abroad',
    { latitude: 21.3, longitude: -157.86 },
    'You are not in Korea right now',
    'You can use your location once you are there. Until then, enter an area, a station or a city.',
  ],
] as const)('a position that is %s is told, and the box stays', async (_, answer, title, description) => {
  standAt(answer)
  const router = show('?q=tea')
  await useHere.click()
  await expect.poll(toasts).toEqual([['failure', title, description]])
  await expect.element(where).toBeEnabled()
  expect(router.state.location.search).toBe('?q=tea')
})
