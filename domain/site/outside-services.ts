/** Everything that can go wrong with an outside service, as codes of ours. */
export const outsideProblemCodes = [
  'not_configured',
  'bad_key',
  'forbidden',
  'quota',
  'bad_request',
  'not_found',
  'upstream_down',
  'timeout',
  'malformed',
] as const
export type OutsideProblemCode = (typeof outsideProblemCodes)[number]

/** The services outside this process, and the possible states of each. A capability adds the services that it uses. */
export const serviceStates = {
  mail: ['smtp', 'outbox', 'missing'],
  database: ['embedded', 'external'],
  naver: ['set', 'none'],
  kakao: ['set', 'none'],
  google: ['set', 'none'],
  foursquare: ['set', 'none'],
  clinicRegisters: ['key', 'none'],
  clinicSource: ['answers', 'fails', 'unused', 'none'],
  languageModel: ['answers', 'fails', 'unused', 'none'],
  forecast: ['answers', 'fails', 'unused', 'none'],
} as const satisfies Record<string, readonly string[]>

export type ServiceId = keyof typeof serviceStates
export type ServiceState<Id extends ServiceId = ServiceId> = (typeof serviceStates)[Id][number]

/**
 * Details of a service that only administrators see. They never contain a password or a key. Times are in RFC 3339
 * format, and `failure` is a code.
 */
export const serviceDetails = [
  'host',
  'sender',
  'callsLeft',
  'lastSuccess',
  'lastFailure',
  'failure',
  'variables',
] as const
export type ServiceDetails = Partial<Record<(typeof serviceDetails)[number], string>>

export type ServiceReport<Id extends ServiceId = ServiceId> = { id: Id; state: ServiceState<Id>; isOn: boolean }

/** The same for an administrator who has passed the second factor. */
export type DetailedServiceReport = ServiceReport & { details: ServiceDetails; canTest: boolean }

/** The result of a test request to a service. */
export type ServiceTest =
  | { isAnswered: true; milliseconds: number; places: number }
  | { isAnswered: false; milliseconds: number; code: OutsideProblemCode }
