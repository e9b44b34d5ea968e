import { useSyncExternalStore } from 'react'
import { type PreferenceName, type PreferenceValue, preferenceValues } from '#domain/site/settings.ts'
import { keep, onChoiceChange, readKept } from './stored-choices.ts'

export function readPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const values: readonly PreferenceValue<Name>[] = preferenceValues[name]
  const chosen = readKept()[name]?.value
  return values.find((value) => value === chosen) ?? usualValue(name)
}

export function choosePreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  const choice = { value, changedAt: new Date().toISOString(), isUnsent: true }
  keep({ ...readKept(), [name]: choice })
}

/**
 * The usual value until scripts run: what has to be right at the first paint is said by the document (preferences-
 * script.ts).
 */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return useSyncExternalStore(
    onChoiceChange,
    () => readPreference(name),
    () => usualValue(name),
  )
}

/** The same where a choice is made: until scripts run nobody knows what is chosen. */
export function useChosenPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> | null {
  return useSyncExternalStore(
    onChoiceChange,
    () => readPreference(name),
    () => null,
  )
}

/** Whether pictures wait to be asked for: by choice, or because the device says that it saves data. */
export function useReducedData(): boolean {
  return useSyncExternalStore(
    onChoiceChange,
    () => document.documentElement.hasAttribute('data-reduced-data'),
    () => false,
  )
}

function usualValue<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const values: readonly [PreferenceValue<Name>, ...PreferenceValue<Name>[]] = preferenceValues[name]
  return values[0]
}
