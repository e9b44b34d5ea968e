import { type Choices, isPreferenceValue, type PreferenceName, preferenceNames } from '#domain/site/settings.ts'
import { fieldsOf, parseJson, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'

export const storageKey = 'preferences'
export const changeEvent = 'preferenceschange'

/** What was chosen on this device; `isUnsent` until the account of who is signed in has it. */
export type StoredChoices = { [Name in PreferenceName]?: NonNullable<Choices[Name]> & { isUnsent?: boolean } }

let lastRead: { text: string | null; choices: StoredChoices } = { text: null, choices: {} }

export function readKept(): StoredChoices {
  const text = readStored(storageKey)
  if (text !== lastRead.text) lastRead = { text, choices: parseStored(text) }
  return lastRead.choices
}

/** Keeps them and shows them at once, in this tab and the others. */
export function keep(choices: StoredChoices): void {
  store(storageKey, JSON.stringify(choices))
  dispatchEvent(new CustomEvent(changeEvent, { detail: choices }))
}

/** The choices stay on this device, and are not sent to another account that signs in here. */
export function settleChoices(): void {
  const choices = readKept()
  if (Object.values(choices).every(({ isUnsent }) => isUnsent !== true)) return
  keep(Object.fromEntries(Object.entries(choices).map(([name, { isUnsent: _isUnsent, ...choice }]) => [name, choice])))
}

/** Calls back when a choice changes, in this tab or another. */
export function onChoiceChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}

function parseStored(text: string | null): StoredChoices {
  const fields = fieldsOf(parseJson(text ?? ''))
  const choices: StoredChoices = {}
  for (const name of preferenceNames) {
    const { value, changedAt, isUnsent } = fieldsOf(fields[name])
    if (!isPreferenceValue(name, value) || typeof changedAt !== 'string') continue
    Object.assign(choices, { [name]: { value, changedAt, ...(isUnsent === true && { isUnsent }) } })
  }
  return choices
}
