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
