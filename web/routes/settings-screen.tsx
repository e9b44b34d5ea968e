import type { ComponentProps } from 'react'
import { AccountSettings } from '#web/features/accounts/own-account/account-settings.tsx'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { PreferencesPanel } from '#web/features/settings/preferences-panel.tsx'
import { ServicesPanel } from '#web/features/settings/services-panel.tsx'
import { type SettingsTab, settingsTabAddress, settingsTabs } from '#web/features/settings/settings-tab.ts'
import { settings as words } from '#locales/en/site/settings.ts'
import { TabLinks, TabLinksPanel } from '#web/ui/list/tab-links.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'

export type SettingsScreenProps = { tab: SettingsTab; keepsMail: boolean } & Pick<
  ComponentProps<typeof ServicesPanel>,
  'services'
>

const panelId = 'settings'

export function SettingsScreen({ tab, keepsMail, services }: SettingsScreenProps) {
  const { isAdmin } = useSession()
  return (
    <div className="page py-10 md:py-16">
      <div className="mx-auto max-w-240">
        <h1 className="text-h1">
          <TitleWithKorean title={words.title} korean={words.korean} />
        </h1>
        <TabLinks
          label={words.tabsLabel}
          tabs={settingsTabs.map((id) => ({ id, label: words.tabs[id], to: settingsTabAddress(id) }))}
          selected={tab}
          panelId={panelId}
          className="mt-6"
        />
        <TabLinksPanel id={panelId} selected={tab} className="pt-10">
          {tab === 'account' ? <AccountSettings keepsMail={keepsMail} /> : null}
          {tab === 'preferences' ? <PreferencesPanel /> : null}
          {tab === 'api' ? <ServicesPanel services={services} isAdmin={isAdmin} /> : null}
        </TabLinksPanel>
      </div>
    </div>
  )
}
