import type { MetaDescriptor } from 'react-router'
import { accounts } from '#locales/en/accounts/accounts.ts'
import { servicesContext } from '#web/services-context.ts'
import { servedScreen } from '#web/ui/loading/served-screen.tsx'
import { accountPageHead } from './account-page-head.ts'
import { givenPosted } from './posted.ts'
import type { Route } from './+types/reset-password.ts'

type Answer = { head: MetaDescriptor[] }

/** Handles a submit without scripts. It reads nothing, and the page says that it needs scripts. */
export function action() {
  return { wasPosted: true }
}

/** Not cached, because its address may contain a secret. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function loader({ context }: Route.LoaderArgs): Answer {
  const { siteOrigin } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/reset-password', words: accounts.reset, isIndexed: false })
  return { head: [...head, { name: 'referrer', content: 'no-referrer' }] }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Answer> {
  return loadWith(() => serverLoader())
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const { Screen, loadWith } = servedScreen(
  async () => (await import('#web/features/accounts/password/reset-password-screen.tsx')).ResetPasswordScreen,
)

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <Screen given={givenPosted(actionData)} />
}
