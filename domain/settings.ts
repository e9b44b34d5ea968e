import type { FoodErrorCode } from './food-search.ts'

/** What somebody may set to their taste, and the values that each has; the first is the usual one. */
export const preferenceValues = {
  theme: ['system', 'light', 'dark'],
  textSize: ['usual', 'large', 'largest'],
  placeNames: ['english', 'korean', 'both'],
  mapApp: ['naver', 'kakao', 'google'],
  dataUse: ['system', 'reduced', 'full'],
} as const

export type PreferenceName = keyof typeof preferenceValues
export type PreferenceValue<Name extends PreferenceName> = (typeof preferenceValues)[Name][number]
export type MapApp = PreferenceValue<'mapApp'>

export const preferenceNames = [
  'theme',
  'textSize',
  'placeNames',
  'mapApp',
  'dataUse',
] as const satisfies readonly PreferenceName[]

/** A choice, and when it was made: RFC 3339. */
export type Choice<Name extends PreferenceName> = { value: PreferenceValue<Name>; changedAt: string }

/** What was chosen; what was not is absent and has its usual value. */
export type Choices = { [Name in PreferenceName]?: Choice<Name> }

export function isPreferenceValue<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): value is PreferenceValue<Name> {
  const values: readonly unknown[] = preferenceValues[name]
  return values.includes(value)
}

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
