import type { MetaDescriptor } from 'react-router'
import { settings } from '#locales/en/settings.ts'
import { AccountSettings } from '#web/features/accounts/own-account/account-settings.tsx'
import { useSession } from '#web/features/accounts/session-state.ts'
import { PreferencesPanel } from '#web/features/settings/preferences-panel.tsx'
import { ServicesPanel } from '#web/features/settings/services-panel.tsx'
import { readSettingsTab, settingsTabAddress, settingsTabs } from '#web/features/settings/settings-tab.ts'
import { useSettingsWords } from '#web/features/settings/words.ts'
import { servicesContext } from '#web/services-context.ts'
import { TabLinks, TabLinksPanel } from '#web/ui/tab-links.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { accountPageHead } from './accounts/account-page-head.ts'
import type { Route } from './+types/settings.ts'

/** The same for everybody: what is somebody's own is asked for by the browser that is signed in. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { settings: services, siteOrigin, page } = context.get(servicesContext)
  page.shows('services')
  const head = accountPageHead(siteOrigin, { path: '/settings', words: settings, isIndexed: false })
  return { head, tab: readSettingsTab(new URL(request.url).searchParams), services: services.listServices() }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const panelId = 'settings'

export default function Settings({ loaderData: { tab, services } }: Route.ComponentProps) {
  const words = useSettingsWords()
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
          {tab === 'account' ? <AccountSettings /> : null}
          {tab === 'preferences' ? <PreferencesPanel /> : null}
          {tab === 'api' ? <ServicesPanel services={services} isAdmin={isAdmin} /> : null}
        </TabLinksPanel>
      </div>
    </div>
  )
}
