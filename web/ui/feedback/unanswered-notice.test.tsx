import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountAt } from '#web/ui/loading/mount.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'

test.each([
  ['offline', 'No connection.', 1],
  ['busy', 'Too many requests in a short time.', 0],
  ['failed', 'The server could not answer.', 0],
] as const)(
  'a request that is %s says so, and only a missing network has the sign of one',
  async (why, text, signs) => {
    mountAt('/places', () => <UnansweredNotice unanswered={{ address: '/places?q=tea', why }} />)
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/places?q=tea')
    expect(document.querySelectorAll('svg.lucide-wifi-off')).toHaveLength(signs)
  },
)
