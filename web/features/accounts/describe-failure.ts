import type { AccountMessages } from '#locales/en/accounts/accounts.ts'
import { shortestPassword } from './form-rules.ts'
import { readRetryAfter } from './retry-after.ts'

export type Failure = {
  code: string
  /** The message in the page's language. Null when there is none for the code. */
  message: string | null
}

type Failures = AccountMessages['failures']

/**
 * Errors of the client library and of our own calls. They are recognised by shape, because the library is loaded on
 * demand.
 */
type Known = {
  name: string
  status: number
  code: string
  message: string
  reasons: string[]
  waitSeconds: number | null
}

export function describeFailure(error: unknown, words: Failures): Failure {
  const known = readError(error)
  return { code: known.code, message: findWords(known, words) }
}

function findWords(error: Known, words: Failures): string | null {
  const { code, status } = error
  if (status === 0 && (error.name === 'AuthRetryableFetchError' || code === 'network')) return words.network
  switch (code) {
    case 'invalid_credentials':
      return words.invalidCredentials
    case 'weak_password':
      return describeReasons(error, words)
    case 'same_password':
      return words.samePassword
    case 'over_request_rate_limit':
      return words.tooManyRequests(error.waitSeconds)
    case 'over_email_send_rate_limit':
      return words.tooManyMails(readSeconds(error.message) ?? error.waitSeconds)
    case 'signup_disabled':
      return words.signUpClosed
    case 'user_already_exists':
      return words.accountExists
    case 'user_banned':
      return words.banned
    case 'email_provider_disabled':
      return words.noMail
    case 'mfa_verification_failed':
    case 'mfa_challenge_expired':
      return words.wrongCode
    case 'session_not_found':
    case 'session_expired':
    case 'bad_jwt':
      return words.sessionOver
    default:
      if (error.name === 'AuthSessionMissingError') return words.sessionOver
      if (/72 characters/.test(error.message)) return words.passwordTooLong
      if (status === 429) return words.tooManyRequests(error.waitSeconds)
      if (status >= 500) return words.server
      // The server's own message. A bug in this page has no message that helps the visitor.
      return status >= 400 ? error.message : null
  }
}

/** "For security purposes, you can only request this after 42 seconds." */
export function readSeconds(message: string): number | null {
  const [, seconds] = /(\d+) seconds?/.exec(message) ?? []
  return seconds === undefined ? null : Number(seconds)
}

function describeReasons({ reasons, message }: Known, { weakPassword }: Failures): string {
  const sentences: string[] = []
  const [, shortest] = /at least (\d+) characters/.exec(message) ?? []
  if (reasons.includes('length')) sentences.push(weakPassword.length(Number(shortest ?? shortestPassword)))
  if (reasons.includes('characters')) sentences.push(weakPassword.characters)
  if (reasons.includes('pwned')) sentences.push(weakPassword.pwned)
  return sentences.join(' ') || weakPassword.other
}

function readError(error: unknown): Known {
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(error ?? {}))
  const { code, status, reasons, retryAfterSeconds } = fields
  return {
    name: error instanceof Error ? error.name : '',
    message: error instanceof Error ? error.message : '',
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : -1,
    reasons: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
    waitSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : readRetryAfter(),
  }
}
