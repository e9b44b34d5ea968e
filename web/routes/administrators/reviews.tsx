import { moderationPath } from '#domain/reviews/reviews.ts'
import { reviewModeration } from '#locales/en/reviews/moderation.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/reviews.ts'
import { AdministratorPage } from './administrator-page.tsx'

/** The same for everybody. Only an administrator's browser requests what waits. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: moderationPath, words: reviewModeration, isIndexed: false }) }
}

export const meta = loadedHead

export default function Moderation() {
  return <AdministratorPage words={reviewModeration} path={moderationPath} load={loadTools} />
}

async function loadTools() {
  const { ModeratedReviews } = await import('#web/features/reviews/administration/moderated-reviews.tsx')
  return { Tools: ModeratedReviews }
}
