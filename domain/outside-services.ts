import type { FoodErrorCode } from './food-search.ts'

/** The services outside of this process, and the states that each can be in. A capability that uses another adds it. */
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
} as const satisfies Record<string, readonly string[]>

export type ServiceId = keyof typeof serviceStates
export type ServiceState<Id extends ServiceId = ServiceId> = (typeof serviceStates)[Id][number]

/**
 * What only an administrator is told of a service; never a password or a key. Moments are written as RFC 3339, and
 * `failure` is a code.
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

/** The same for an administrator who has shown the second factor. */
export type DetailedServiceReport = ServiceReport & { details: ServiceDetails; canTest: boolean }

/** What one small question to a service came to. */
export type ServiceTest =
  | { isAnswered: true; milliseconds: number; places: number }
  | { isAnswered: false; milliseconds: number; code: FoodErrorCode }
