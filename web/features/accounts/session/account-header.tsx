import { useEffect, useSyncExternalStore } from 'react'
import { everywhere } from '#locales/en/everywhere.ts'
import { onStoredSessionChange, readStoredAccount } from './stored-session.ts'
import { followSession } from './open-session.ts'
import type { AccountToLeave } from '#web/features/accounts/leave-account.ts'
import { useSignOut } from './sign-out.ts'

/** The stored account, for display only. The variant `signed-in` shows it before any script of the page runs. */
function useStoredAccount() {
  return useSyncExternalStore(onStoredSessionChange, readStoredAccount, () => null)
}

/** Rendered once in the document. */
export function SessionFollower() {
  useEffect(followSession, [])
  return null
}

/** "Hi, Mina". A long name is truncated, with the full name in the tooltip. */
export function Greeting({ className }: { className: string }) {
  const { greeting } = everywhere.header
  const account = useStoredAccount()
  return (
    <p className={className}>
      {account ? (
        <span className="block max-w-20 truncate min-[85rem]:max-w-32 min-[104rem]:max-w-56" title={account.name}>
          {greeting} <bdi>{account.name}</bdi>
        </span>
      ) : null}
    </p>
  )
}

export function SignedInAs({ className }: { className: string }) {
  const { signedInAs } = everywhere.header
  const account = useStoredAccount()
  return (
    <p className={className}>
      {signedInAs} <bdi className="font-semibold wrap-anywhere">{account?.email}</bdi>
    </p>
  )
}

type SignOutButtonProps = { loadAccount: () => Promise<AccountToLeave>; className: string; onSignOut?: () => void }

export function SignOutButton({ loadAccount, className, onSignOut }: SignOutButtonProps) {
  const { header } = everywhere
  const signOut = useSignOut(loadAccount)
  function press() {
    onSignOut?.()
    void signOut()
  }
  return (
    <button type="button" onClick={press} className={className}>
      {header.signOut}
    </button>
  )
}
