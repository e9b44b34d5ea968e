import { openSession } from '#web/features/accounts/open-session.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session-state.ts'
import { useUncheckedMessages } from '#web/features/places/administration/unchecked-messages.ts'
import { uncheckedPath } from '#web/features/places/administration/unchecked-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useOnDemand } from '#web/ui/on-demand.ts'
import { LoadingArea, SkeletonText } from '#web/ui/skeleton.tsx'

/** The list for an administrator; for everybody else why there is none. */
export function EditorsList() {
  const words = useUncheckedMessages()
  const { isLoading, isAuthenticated, isAdmin } = useSession()
  const assurance = useAssurance()
  // Who is signed in is known a moment before whether they are an administrator.
  const { part: isAsked } = useOnDemand(isAuthenticated, waitForAdminCheck)
  const { part: tools, hasFailed } = useOnDemand(isAdmin, loadTools)
  if (hasFailed) return <p role="alert">{words.notLoaded}</p>
  if (tools && isAdmin) return assurance === 'aal2' ? <tools.UncheckedPlaces /> : <tools.PlaceSecondFactor />
  if (isLoading || isAdmin || (isAuthenticated && !isAsked)) return <Waiting />
  if (isAuthenticated) return <p className="max-w-[62ch]">{words.member}</p>
  return (
    <>
      <p className="max-w-[62ch]">{words.visitor.text}</p>
      <ButtonLink to={`/login?next=${uncheckedPath}`} kind="primary" className="mt-6">
        {words.visitor.logIn}
      </ButtonLink>
    </>
  )
}

function Waiting() {
  const words = useUncheckedMessages()
  return (
    <>
      <noscript>
        <p className="rounded-control border border-s-4 border-line border-s-ochre p-4">{words.needsScripts}</p>
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

async function loadTools() {
  const [{ UncheckedPlaces }, { PlaceSecondFactor }] = await Promise.all([
    import('#web/features/places/administration/unchecked-places.tsx'),
    import('#web/features/places/administration/place-second-factor.tsx'),
  ])
  return { UncheckedPlaces, PlaceSecondFactor }
}
