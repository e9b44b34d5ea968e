import type { MetaDescriptor } from 'react-router'
import { settings } from '#locales/en/site/settings.ts'
import { readSettingsTab } from '#web/features/settings/settings-tab.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './accounts/account-page-head.ts'
import { keepsMail } from './accounts/keeps-mail.ts'
import type { Route } from './+types/settings.ts'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx'

type Answer = SettingsScreenProps & { head: MetaDescriptor[] }

/** Rendered the same for all visitors. A signed-in browser requests its own settings. */
export function loader({ context, request }: Route.LoaderArgs): Answer {
  const { settings: services, siteOrigin, page } = context.get(servicesContext)
  page.shows('services')
  const head = accountPageHead(siteOrigin, { path: '/settings', words: settings, isIndexed: false })
  const tab = readSettingsTab(new URL(request.url).searchParams)
  return { head, tab, keepsMail: keepsMail(services), services: services.listServices() }
}

export const meta = loadedHead

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { tab, keepsMail: isMailKept, services } = loaderData
  return <SettingsScreen tab={tab} keepsMail={isMailKept} services={services} />
}
