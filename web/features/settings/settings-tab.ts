export const settingsTabs = ['account', 'preferences', 'api'] as const
export type SettingsTab = (typeof settingsTabs)[number]

const [first] = settingsTabs

/** The tab in the address, or the first one. */
export function readSettingsTab(params: URLSearchParams): SettingsTab {
  return settingsTabs.find((tab) => tab === params.get('tab')) ?? first
}

export function settingsTabAddress(tab: SettingsTab): string {
  return tab === first ? '/settings' : `/settings?tab=${tab}`
}
