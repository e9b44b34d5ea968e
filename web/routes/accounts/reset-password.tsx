import { accounts } from '#locales/en/accounts/accounts.ts'
import { ResetPasswordScreen } from '#web/features/accounts/password/reset-password-screen.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/reset-password.ts'

/** Handles a submit without scripts. It reads nothing, and the page says that it needs scripts. */
export function action() {
  return { wasPosted: true }
}

/** Not cached, because its address may contain a secret. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/reset-password', words: accounts.reset, isIndexed: false })
  return { head: [...head, { name: 'referrer', content: 'no-referrer' }] }
}

export const meta = loadedHead

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen wasPosted={actionData?.wasPosted ?? false} />
}
