import { accounts } from '#locales/en/accounts.ts'
import { SignUpScreen } from '#web/features/accounts/sign-up-screen.tsx'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/signup.ts'

/** A form that was sent without scripts: nothing of it is read, and the page says what it needs. */
export function action() {
  return { wasPosted: true }
}

export function meta(args: Route.MetaArgs) {
  return accountPageHead(args, accounts.signUp, { isIndexed: true })
}

export default function Signup({ actionData }: Route.ComponentProps) {
  return <SignUpScreen wasPosted={actionData?.wasPosted ?? false} />
}
