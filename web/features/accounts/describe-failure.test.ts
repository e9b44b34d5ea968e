import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { accounts } from '#locales/en/accounts/accounts.ts'
import { ApiProblem } from '#web/api.ts'
import { describeFailure } from './describe-failure.ts'

function describe(error: unknown): string | null {
  return describeFailure(error, accounts.failures).message
}

test('a refusal of the server is described in our words by its code', () => {
  const cases = {
    invalid_credentials: 'Invalid login credentials',
    signup_disabled: 'You cannot create an account here at the moment.',
    same_password: 'New password should be different from the old password.',
    email_provider_disabled: 'cannot send email',
    mfa_verification_failed: 'This code is wrong',
    session_expired: 'This took too long.',
  }
  for (const [code, words] of Object.entries(cases)) {
    expect(describe(new AuthApiError('the wire’s words', 422, code)), code).toContain(words)
  }
  expect(describe(new AuthSessionMissingError())).toContain('This took too long.')
})

test('a sentence of the server that we have no words for is shown as it is, and a bug of ours is not', () => {
  expect(describe(new AuthApiError('Something new', 422, 'something_new'))).toBe('Something new')
  expect(describe(new TypeError('undefined is not a function'))).toBeNull()
  expect(describe(undefined)).toBeNull()
})

test('a weak password says all of its reasons, with the length that this copy asks for', () => {
  const words = describe(
    new AuthWeakPasswordError('Password should be at least 10 characters.', 422, ['length', 'pwned']),
  )
  expect(words).toBe(
    'Password must be at least 10 characters. This password is on a list of common or leaked passwords. Choose another one.',
  )
  expect(describe(new AuthWeakPasswordError('weak', 422, []))).toBe(accounts.failures.weakPassword.other)
})

test('no network and a server in trouble are two different things', () => {
  expect(describe(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(accounts.failures.network)
  expect(describe(new ApiProblem('', { status: 0, code: 'network' }))).toBe(accounts.failures.network)
  expect(describe(new AuthRetryableFetchError('Bad Gateway', 502))).toBe(accounts.failures.server)
})

test('a wait is described with its length', () => {
  const gap = 'For security purposes, you can only request this after 42 seconds.'
  expect(describe(new AuthApiError(gap, 429, 'over_email_send_rate_limit'))).toContain('42 seconds')
  const limited = new ApiProblem('', { status: 429, code: 'limits.too_many_requests', retryAfterSeconds: 240 })
  expect(describe(limited)).toBe('Too many attempts. Please wait 4 minutes and try again.')
  const untold = new ApiProblem('', { status: 429, code: 'limits.too_many_requests' })
  expect(describe(untold)).toBe('Too many attempts. Please wait a few minutes and try again.')
})
