import { accounts } from '#locales/en/accounts/accounts.ts'
import { SignInScreen } from '#web/features/accounts/sign-in/sign-in-screen.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './account-page-head.ts'
import { keepsMail } from './keeps-mail.ts'
import type { Route } from './+types/login.ts'

/** Handles a submit without scripts. It reads nothing, and the page says that it needs scripts. */
export function action() {
  return { wasPosted: true }
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin, settings } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/login', words: accounts.signIn, isIndexed: true })
  return { head, keepsMail: keepsMail(settings) }
}

export const meta = loadedHead

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen wasPosted={actionData?.wasPosted ?? false} keepsMail={loaderData.keepsMail} />
}
