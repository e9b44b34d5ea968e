/** Every error code of the accounts' protocol with its default status. */
const statuses = {
  anonymous_provider_disabled: 422,
  bad_code_verifier: 400,
  bad_json: 400,
  bad_jwt: 403,
  captcha_failed: 400,
  conflict: 409,
  current_password_invalid: 400,
  current_password_required: 400,
  email_address_invalid: 400,
  email_address_not_authorized: 400,
  email_exists: 422,
  email_not_confirmed: 400,
  email_provider_disabled: 422,
  feature_disabled: 422,
  flow_state_expired: 422,
  flow_state_not_found: 404,
  identity_not_found: 422,
  insufficient_aal: 403,
  invalid_credentials: 400,
  invite_not_found: 404,
  manual_linking_disabled: 404,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_ip_address_mismatch: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_totp_enroll_not_enabled: 422,
  mfa_totp_verify_not_enabled: 422,
  mfa_verification_failed: 422,
  mfa_verification_rejected: 403,
  mfa_webauthn_enroll_not_enabled: 422,
  no_authorization: 401,
  not_admin: 403,
  oauth_provider_not_supported: 400,
  otp_disabled: 422,
  otp_expired: 403,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  passkey_disabled: 404,
  phone_provider_disabled: 400,
  provider_disabled: 400,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  request_entity_too_large: 413,
  request_timeout: 504,
  same_password: 422,
  saml_provider_disabled: 404,
  session_expired: 400,
  session_not_found: 403,
  signup_disabled: 422,
  too_many_enrolled_mfa_factors: 422,
  unexpected_failure: 500,
  unknown: 400,
  user_already_exists: 422,
  user_banned: 403,
  user_not_found: 403,
  validation_failed: 400,
  weak_password: 422,
  web3_provider_disabled: 422,
} as const

export type AuthProblemCode = keyof typeof statuses

type More = {
  /** Overrides the default status: a banned user gets 400 at sign-in and refresh, and 403 elsewhere. */
  status?: number
  /** Extra members of the response body, such as `weak_password`. */
  extra?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An error in the format of the accounts' protocol. Its message is part of the protocol and is not translated. */
export class AuthProblem extends Error {
  readonly code: AuthProblemCode
  readonly status: number
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    code: AuthProblemCode,
    message: string,
    { status = statuses[code], extra = {}, headers = {} }: More = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.extra = extra
    this.headers = headers
  }
}
