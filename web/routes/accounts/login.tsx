import { accounts } from '#locales/en/accounts.ts'
import { SignInScreen } from '#web/features/accounts/sign-in-screen.tsx'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/login.ts'

/** A form that was sent without scripts: nothing of it is read, and the page says what it needs. */
export function action() {
  return { wasPosted: true }
}

export function meta(args: Route.MetaArgs) {
  return accountPageHead(args, accounts.signIn, { isIndexed: true })
}

export default function Login({ actionData }: Route.ComponentProps) {
  return <SignInScreen wasPosted={actionData?.wasPosted ?? false} />
}
