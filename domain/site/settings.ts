/** The preferences of a user and their values. The first value is the default. */
export const preferenceValues = {
  theme: ['system', 'light', 'dark'],
  textSize: ['usual', 'large', 'largest'],
  placeNames: ['english', 'korean', 'both'],
  mapApp: ['naver', 'kakao', 'google'],
  dataUse: ['system', 'reduced', 'full'],
  pace: ['open', 'light', 'balanced', 'packed'],
  // Written out, because every page reads this file and only the planner those of the steps.
  diet: ['open', 'vegan', 'vegetarian', 'halal', 'no-pork', 'no-beef', 'no-seafood'],
  mobility: ['open', 'wheelchair', 'pram'],
} as const

export type PreferenceName = keyof typeof preferenceValues
export type PreferenceValue<Name extends PreferenceName> = (typeof preferenceValues)[Name][number]
export type MapApp = PreferenceValue<'mapApp'>

/** The preferences by what they are about: how one travels, and how the guide looks. */
export const preferenceGroups = {
  travel: ['pace', 'mapApp', 'diet', 'mobility'],
  look: ['theme', 'textSize', 'placeNames', 'dataUse'],
} as const satisfies Record<string, readonly PreferenceName[]>

export const preferenceNames = [...preferenceGroups.travel, ...preferenceGroups.look]

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
