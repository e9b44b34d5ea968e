import type { MetaDescriptor } from 'react-router'
import { accounts } from '#locales/en/accounts/accounts.ts'
import { servicesContext } from '#web/services-context.ts'
import { servedScreen } from '#web/ui/loading/served-screen.tsx'
import { accountPageHead } from './account-page-head.ts'
import { givenPosted } from './posted.ts'
import type { Route } from './+types/login.ts'

type Answer = { head: MetaDescriptor[] }

/** Handles a submit without scripts. It reads nothing, and the page says that it needs scripts. */
export function action() {
  return { wasPosted: true }
}

export function loader({ context }: Route.LoaderArgs): Answer {
  const { siteOrigin } = context.get(servicesContext)
  const head = accountPageHead(siteOrigin, { path: '/login', words: accounts.signIn, isIndexed: true })
  return { head }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Answer> {
  return loadWith(() => serverLoader())
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const { Screen, loadWith } = servedScreen(
  async () => (await import('#web/features/accounts/sign-in/sign-in-screen.tsx')).SignInScreen,
)

export default function Login({ actionData }: Route.ComponentProps) {
  return <Screen given={givenPosted(actionData)} />
}
