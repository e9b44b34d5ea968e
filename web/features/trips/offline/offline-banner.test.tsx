import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '#web/ui/loading/mount.tsx'
import { OfflineBanner } from './offline-banner.tsx'

let isOnline = true
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)

afterEach(() => {
  goTo('online')
  vi.useRealTimers()
})

function goTo(state: 'online' | 'offline'): void {
  isOnline = state === 'online'
  dispatchEvent(new Event(state))
}

function text(): string {
  return page.getByRole('status').element().textContent
}

test('with a network nothing is said', () => {
  mount(<OfflineBanner />)
  expect(text()).toBe('')
})

test('a page that was opened without a network says so, and what works', () => {
  isOnline = false
  mount(<OfflineBanner />)
  expect(text()).toBe('Offline. The plan, map and taxi cards are on this device. Live times are not available.')
})

test('the offline banner tells the time in Korea at which the network was lost, also when it is mounted again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-31T05:07:00Z') })
  mount(<OfflineBanner />)
  goTo('offline')
  return vi.waitFor(() => {
    expect(text()).toContain('Offline since 14:07.')
    vi.setSystemTime(Date.parse('2027-05-31T06:00:00Z'))
    mount(<OfflineBanner />)
    expect(text()).toContain('Offline since 14:07.')
  })
})

test('the offline banner goes when the network is back', async () => {
  mount(<OfflineBanner />)
  goTo('offline')
  await expect.poll(text).toContain('Offline since')
  goTo('online')
  await expect.poll(text).toBe('')
})
