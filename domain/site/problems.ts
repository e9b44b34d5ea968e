/**
 * Every error code of the product and its HTTP status. Clients and tests compare the code; the message is in the
 * language files.
 */
export const problems = {
  'request.malformed_address': 400,
  'request.malformed': 400,
  'request.too_slow': 408,
  'request.headers_too_large': 431,
  'request.address_too_long': 414,
  'request.body_too_large': 413,
  'request.method_not_allowed': 405,
  'request.media_type_unsupported': 415,
  'request.foreign_form': 403,
  'limits.too_many_requests': 429,
  'page.not_found': 404,
  'metrics.token_required': 401,
  'accounts.token_refused': 401,
  'accounts.sign_in_required': 401,
  'accounts.second_factor_required': 403,
  'accounts.password_wrong': 403,
  'accounts.code_wrong': 403,
  'accounts.recovery_code_wrong': 422,
  'accounts.session_not_found': 404,
  'accounts.last_admin': 409,
  'clinics.not_found': 404,
  'clinics.version_not_found': 404,
  'clinics.edit_denied': 403,
  'clinics.invalid': 422,
  'clinics.changed_meanwhile': 412,
  'clinics.version_required': 428,
  'clinics.list_position_unknown': 400,
  'places.not_found': 404,
  'places.version_not_found': 404,
  'consultations.answer_closed': 409,
  'consultations.clinic_not_reached': 409,
  'consultations.contact_of_sample': 409,
  'consultations.denied': 403,
  'consultations.kept_elsewhere': 409,
  'consultations.list_position_unknown': 400,
  'consultations.not_found': 404,
  'consultations.too_many_templates': 409,
  'reviews.moderation_denied': 403,
  'reviews.list_position_unknown': 400,
  'reviews.not_found': 404,
  'messages.denied': 403,
  'messages.list_position_unknown': 400,
  'messages.not_found': 404,
  'places.edit_denied': 403,
  'places.invalid': 422,
  'places.changed_meanwhile': 412,
  'places.version_required': 428,
  'places.list_position_unknown': 400,
  'saved_lists.not_found': 404,
  'saved_lists.too_many': 409,
  'saved_lists.full': 409,
  'saved_lists.changed_meanwhile': 412,
  'saved_lists.version_required': 428,
  'trips.not_found': 404,
  'trips.too_many': 409,
  'trips.unreadable': 409,
  'trips.changed_meanwhile': 412,
  'trips.version_required': 428,
  'trips.consent_required': 422,
  'trips.requests_closed': 503,
  'settings.test_denied': 403,
  'status.denied': 403,
  'mail.not_configured': 503,
  'pictures.not_a_picture': 415,
  'pictures.broken': 422,
  'pictures.too_large': 413,
  'pictures.address_refused': 422,
  'pictures.not_fetched': 422,
  'server.busy': 503,
  'server.full': 507,
  'server.unexpected': 500,
} as const

export type ProblemCode = keyof typeof problems

/** Thrown where a rule is broken. One error handler turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly headers: Record<string, string>
  /** More fields of the response, such as the invalid fields or the present version. */
  readonly details: Record<string, unknown>

  constructor(code: ProblemCode, headers: Record<string, string> = {}, details: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.headers = headers
    this.details = details
  }
}
