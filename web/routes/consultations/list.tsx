import { ownRequestsPath } from '#domain/consultations/sent-requests.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { MyRequests } from '#web/features/consultations/my-requests.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/list.ts'

/** Rendered the same for all visitors; the requests of the account are loaded in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: ownRequestsPath, words: sentRequests.list, isIndexed: false }) }
}

export const meta = loadedHead

export default function OwnRequests() {
  const { list: words } = sentRequests
  const { isLoading, isAuthenticated, user } = useSession()
  return (
    <div className="page max-w-4xl py-10 md:py-14">
      <h1 className="text-h1">{words.title}</h1>
      <p className="mt-5 mb-8 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      <noscript>
        <p className="mb-6 rounded-control border border-s-4 border-line border-s-ochre p-4">{words.needsScripts}</p>
      </noscript>
      <MyRequests key={user?.id} member={user?.id ?? null} isVisitor={!isLoading && !isAuthenticated} />
    </div>
  )
}
