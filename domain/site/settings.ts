/** The preferences of a user and their values. The first value is the default. */
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

/** A choice and its time in RFC 3339 format. */
export type Choice<Name extends PreferenceName> = { value: PreferenceValue<Name>; changedAt: string }

/** The choices of a user. A preference that is absent has its default value. */
export type Choices = { [Name in PreferenceName]?: Choice<Name> }

export function isPreferenceValue<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): value is PreferenceValue<Name> {
  const values: readonly unknown[] = preferenceValues[name]
  return values.includes(value)
}
