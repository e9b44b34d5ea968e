import { accounts } from '#locales/en/accounts.ts'
import { ForgotPasswordScreen } from '#web/features/accounts/forgot-password-screen.tsx'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/forgot-password.ts'

/** A form that was sent without scripts: nothing of it is read, and the page says what it needs. */
export function action() {
  return { wasPosted: true }
}

export function meta(args: Route.MetaArgs) {
  return accountPageHead(args, accounts.forgot, { isIndexed: false })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordScreen wasPosted={actionData?.wasPosted ?? false} />
}
