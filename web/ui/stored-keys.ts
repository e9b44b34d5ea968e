/*
 * Every key that this site stores in the browser, by what happens to it when an account leaves the device
 * (web/shell/account-data/settle-account-data.ts). A key that is not listed here does not compile.
 */

/**
 * Removed: it belongs to the account, or says what its owner looked for or how they are. The last food search is from
 * 0.1.0, and not stored any more.
 */
export const accountKeys = ['account-confirming', 'tripPlannerSharedLink', 'lastFoodSearch', 'aftercareDays'] as const

export const stepKeys = {
  step1: 'tripPlannerStep1',
  step2: 'tripPlannerStep2',
  step3: 'tripPlannerStep3',
} as const

/** Removed: the trip of the device and its answers. A trip that is in no account stays when the visitor says so. */
export const tripKeys = [
  stepKeys.step1,
  stepKeys.step2,
  stepKeys.step3,
  'tripPlannerChanges',
  'tripPlannerPlan',
  'tripPlannerAdditions',
  'tripPlannerHidesClinics',
  'tripPlannerCalendarKey',
] as const

/** Holds what belongs to the account and what belongs to the device. The module that stores it separates them. */
type SharedKey = 'saved-places' | 'preferences'

/** Stays: whose data this is, and the copies of the public lists of clinics. */
type DeviceKey = 'account-on-device' | `${string}-clinics`

/** The unsaved edits of an administrator. They stay for the same account, because a session may end while one types. */
export const editPrefixes = ['clinic-draft:', 'place-draft:'] as const
export type EditKey = `${(typeof editPrefixes)[number]}${string}`

/** Managed by the auth client, which stores more than one key. */
type SessionKey = `account-session${string}`

export type StoredKey =
  | (typeof accountKeys)[number]
  | (typeof tripKeys)[number]
  | SharedKey
  | DeviceKey
  | EditKey
  | SessionKey
