import type { ProblemCode } from '#domain/problems.ts'

export const problems: Record<ProblemCode, string> = {
  'request.malformed_address': 'This address cannot be read.',
  'request.malformed': 'What was sent cannot be read.',
  'request.too_slow': 'The request did not arrive in time.',
  'request.headers_too_large': 'What your browser sent along is too large. Deleting the cookies of this site may help.',
  'request.address_too_long': 'This address is too long.',
  'request.body_too_large': 'What was sent is too large.',
  'request.method_not_allowed': 'This cannot be done at this address.',
  'limits.too_many_requests': 'Too many requests. Please wait a moment and try again.',
  'page.not_found': 'There is nothing at this address.',
  'metrics.token_required': 'These figures need the operator\u2019s token.',
  'mail.not_configured': 'This copy of the site cannot send mail: its operator has not set it up.',
  'accounts.token_refused': 'Your session has ended. Please sign in again.',
  'accounts.sign_in_required': 'Please sign in first.',
  'accounts.second_factor_required': 'This needs your second factor: sign in with a code from your app.',
  'accounts.password_wrong': 'This is not your password.',
  'accounts.code_wrong': 'This code is not right, or its time is over.',
  'accounts.recovery_code_wrong': 'This is not one of your recovery codes, or it was used before.',
  'accounts.session_not_found': 'You have no such session. It may have ended already.',
  'accounts.last_admin': 'You are the only administrator. Make somebody else one first.',
  'server.unexpected': 'Something went wrong on our side. Please try again.',
}
