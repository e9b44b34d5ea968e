import type { MetaDescriptor } from 'react-router'
import { accounts } from '#locales/en/accounts.ts'
import { ResetPasswordScreen } from '#web/features/accounts/reset-password-screen.tsx'
import { servicesContext } from '#web/services-context.ts'
import { accountPageHead } from './account-page-head.ts'
import type { Route } from './+types/reset-password.ts'

/** A form that was sent without scripts: nothing of it is read, and the page says what it needs. */
export function action() {
  return { wasPosted: true }
}

/** Its address may hold a secret: no cache keeps it. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/reset-password', words: accounts.reset, isIndexed: false })
  return { head: [...head, { name: 'referrer', content: 'no-referrer' }] }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen wasPosted={actionData?.wasPosted ?? false} />
}
