import type { ComponentProps, ComponentType } from 'react'
import { SecondFactorNotice } from '#web/administration/panel.tsx'
import { openSession } from '#web/features/accounts/session/open-session.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'

type Words = {
  needsScripts: string
  visitor: { text: string; logIn: string }
  member: string
  notLoaded: string
} & ComponentProps<typeof SecondFactorNotice>['words']

type AdministratorsOnlyProps = {
  words: Words
  /** The path to return to after login. */
  path: string
  /** Loads the tools. Only administrators load them. */
  load: () => Promise<{ Tools: ComponentType }>
}

/** Shows the tools to administrators. Others see why there is nothing. */
export function AdministratorsOnly({ words, path, load }: AdministratorsOnlyProps) {
  const { isLoading, isAuthenticated, isAdmin } = useSession()
  const assurance = useAssurance()
  // The session is known a moment before the administrator role.
  const { part: isAsked } = useOnDemand(isAuthenticated, waitForAdminCheck)
  const { part: tools, hasFailed } = useOnDemand(isAdmin, load)
  if (hasFailed) return <p role="alert">{words.notLoaded}</p>
  if (tools && isAdmin) return assurance === 'aal2' ? <tools.Tools /> : <SecondFactorNotice words={words} />
  if (isLoading || isAdmin || (isAuthenticated && !isAsked)) return <Waiting needsScripts={words.needsScripts} />
  if (isAuthenticated) return <p className="max-w-[62ch]">{words.member}</p>
  return (
    <>
      <p className="max-w-[62ch]">{words.visitor.text}</p>
      <ButtonLink to={`/login?next=${path}`} kind="primary" className="mt-6">
        {words.visitor.logIn}
      </ButtonLink>
    </>
  )
}

function Waiting({ needsScripts }: { needsScripts: string }) {
  return (
    <>
      <noscript>
        <p className="rounded-control border border-s-4 border-line border-s-ochre p-4">{needsScripts}</p>
      </noscript>
      <LoadingArea>
        <SkeletonText lines={8} />
      </LoadingArea>
    </>
  )
}

async function waitForAdminCheck(): Promise<true> {
  const { adminChecked } = await openSession()
  await adminChecked()
  return true
}
