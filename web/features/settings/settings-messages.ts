import { settings, type SettingsMessages } from '#locales/en/settings.ts'

/** The words of the settings page in the page's language; there is one so far. */
export function useSettingsMessages(): SettingsMessages {
  return settings
}
