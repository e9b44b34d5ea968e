import { statusPath } from '#domain/site/product-status.ts'
import { statusPage } from '#locales/en/site/status-page.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/status.ts'
import { AdministratorPage } from './administrator-page.tsx'

/** The same for everybody. The facts are requested only by an administrator's browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: statusPath, words: statusPage, isIndexed: false }) }
}

export const meta = loadedHead

export default function Status() {
  return <AdministratorPage words={statusPage} path={statusPath} load={loadTools} />
}

async function loadTools() {
  const { StatusFacts } = await import('#web/features/status/status-facts.tsx')
  return { Tools: StatusFacts }
}
