export const settingsTabs = ['account', 'preferences', 'api'] as const
export type SettingsTab = (typeof settingsTabs)[number]

const [first] = settingsTabs

/** Which tab the address asks for; the first one where it asks for none that we have. */
export function readSettingsTab(params: URLSearchParams): SettingsTab {
  return settingsTabs.find((tab) => tab === params.get('tab')) ?? first
}

export function settingsTabAddress(tab: SettingsTab): string {
  return tab === first ? '/settings' : `/settings?tab=${tab}`
}
