import { accounts } from '#locales/en/accounts/accounts.ts'
import { SignUpScreen } from '#web/features/accounts/sign-up/sign-up-screen.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './account-page-head.ts'
import { keepsMail } from './keeps-mail.ts'
import type { Route } from './+types/signup.ts'

/** Handles a submit without scripts. It reads nothing, and the page says that it needs scripts. */
export function action() {
  return { wasPosted: true }
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin, settings } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/signup', words: accounts.signUp, isIndexed: true })
  return { head, keepsMail: keepsMail(settings) }
}

export const meta = loadedHead

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpScreen wasPosted={actionData?.wasPosted ?? false} keepsMail={loaderData.keepsMail} />
}
