import type { MetaDescriptor } from 'react-router'
import { accounts } from '#locales/en/accounts.ts'
import { ForgotPasswordScreen } from '#web/features/accounts/forgot-password-screen.tsx'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/forgot-password.ts'

/** A form that was sent without scripts: nothing of it is read, and the page says what it needs. */
export function action() {
  return { wasPosted: true }
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/forgot-password', words: accounts.forgot, isIndexed: false })
  return { head }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordScreen wasPosted={actionData?.wasPosted ?? false} />
}
