import { requestInboxPath } from '#domain/consultations/request-inbox.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/requests.ts'
import { AdministratorPage } from './administrator-page.tsx'

/** The same for everybody. Requests are asked for only by an administrator's browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: requestInboxPath, words: requestInbox, isIndexed: false }) }
}

export const meta = loadedHead

export default function Requests() {
  return <AdministratorPage words={requestInbox} path={requestInboxPath} load={loadTools} />
}

async function loadTools() {
  const { RequestInbox } = await import('#web/features/consultations/administration/request-inbox.tsx')
  return { Tools: RequestInbox }
}
