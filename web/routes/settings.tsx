import type { MetaDescriptor } from 'react-router'
import { settings } from '#locales/en/site/settings.ts'
import { readSettingsTab } from '#web/features/settings/settings-tab.ts'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './accounts/account-page-head.ts'
import type { Route } from './+types/settings.ts'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx'

type Answer = SettingsScreenProps & { head: MetaDescriptor[] }

/** Rendered the same for all visitors. A signed-in browser requests its own settings. */
export function loader({ context, request }: Route.LoaderArgs): Answer {
  const { settings: services, siteOrigin, page } = context.get(servicesContext)
  page.shows('services')
  const head = accountPageHead(siteOrigin, { path: '/settings', words: settings, isIndexed: false })
  return { head, tab: readSettingsTab(new URL(request.url).searchParams), services: services.listServices() }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Settings({ loaderData: { tab, services } }: Route.ComponentProps) {
  return <SettingsScreen tab={tab} services={services} />
}
