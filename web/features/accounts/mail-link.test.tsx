import { afterEach, expect, test } from 'vitest'
import { accountScript } from './first-script.ts'
import { takeMailLink } from './mail-link.ts'

const before = location.href

/** Runs the script of the head as a document at this address would. */
function arriveAt(address: string): void {
  history.replaceState(null, '', address)
  const script = document.createElement('script')
  script.textContent = accountScript
  document.head.append(script)
  script.remove()
}

afterEach(() => {
  takeMailLink()
  history.replaceState(null, '', before)
})

const tokens = 'access_token=a.b.c&refresh_token=r&token_type=bearer&type=recovery'

test('tokens are taken once from the hash or the query, and the address keeps none of them', () => {
  for (const address of [`/reset-password#${tokens}`, `/reset-password?${tokens}`, `/reset-password/#${tokens}`]) {
    arriveAt(address)
    expect(location.search + location.hash, address).toBe('')
    expect(takeMailLink()).toEqual({ kind: 'session', type: 'recovery', accessToken: 'a.b.c', refreshToken: 'r' })
    expect(takeMailLink()).toBeNull()
  }
})

test('a refused link is told by its code, and half a link is a refused one', () => {
  arriveAt('/login#error=access_denied&error_code=otp_expired&error_description=gone&sb=')
  expect(takeMailLink()).toEqual({ kind: 'refused', code: 'otp_expired' })
  arriveAt('/reset-password#access_token=a.b.c&type=recovery')
  expect(takeMailLink()).toEqual({ kind: 'refused', code: '' })
})

test('an address that is no link stays as it is', () => {
  for (const address of [
    '/login?next=/settings',
    '/login#content',
    '/?access_token=a&refresh_token=r',
    '/reset-password',
  ]) {
    arriveAt(address)
    expect(location.pathname + location.search + location.hash).toBe(address)
    expect(takeMailLink()).toBeNull()
  }
})
