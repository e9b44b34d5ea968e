import { messagesPath } from '#domain/site/contact.ts'
import { receivedMessages } from '#locales/en/site/received-messages.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/messages.ts'
import { AdministratorPage } from './administrator-page.tsx'

/** The same for everybody. Visitors' messages are requested only by an administrator's browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: messagesPath, words: receivedMessages, isIndexed: false }) }
}

export const meta = loadedHead

export default function Messages() {
  return <AdministratorPage words={receivedMessages} path={messagesPath} load={loadTools} />
}

async function loadTools() {
  const { ReceivedMessages } = await import('#web/features/contact/administration/received-messages.tsx')
  return { Tools: ReceivedMessages }
}
