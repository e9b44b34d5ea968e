import { Button } from '#web/ui/button.tsx'
import { LoadingArea, SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { EmailChangeReturn } from './email-change-return.tsx'
import { VisitorAccount } from './visitor-account.tsx'
import { ownAccount as words } from '#locales/en/accounts/own-account.ts'

/**
 * The account settings of a signed-in visitor, or information for others. CSS decides which is shown, before scripts
 * run. `keepsMail`: mails are not sent, but stay in the outbox of this copy.
 */
export function AccountSettings({ keepsMail }: { keepsMail: boolean }) {
  return (
    <>
      <EmailChangeReturn />
      <MemberOrVisitor keepsMail={keepsMail} />
    </>
  )
}

function MemberOrVisitor({ keepsMail }: { keepsMail: boolean }) {
  const { user, isLoading } = useSession()
  const { part, hasFailed } = useOnDemand(user !== null, loadOwnAccount)
  if (user && part) return <part.OwnAccount user={user} keepsMail={keepsMail} />
  if (user && hasFailed) return <NotLoaded />
  return (
    <>
      {user ? null : (
        <div className={isLoading ? 'signed-in:hidden' : undefined}>
          <VisitorAccount />
        </div>
      )}
      <div className={user ? undefined : isLoading ? 'hidden signed-in:block' : 'hidden'}>
        <LoadingArea className="grid max-w-172 gap-10">
          <SkeletonText lines={3} />
          <SkeletonText lines={5} />
          <SkeletonText lines={5} />
        </LoadingArea>
      </div>
    </>
  )
}

async function loadOwnAccount() {
  return import('./own-account.tsx')
}

/** Shown when the code could not be loaded. */
function NotLoaded() {
  return (
    <div role="alert">
      <p>{words.loadFailed}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
