import { settings, type SettingsMessages } from '#locales/en/site/settings.ts'

/** The messages of the settings page. There is one language so far. */
export function useSettingsMessages(): SettingsMessages {
  return settings
}
