import { useEffect, useRef, useState } from 'react'
import { takeMailLink } from '#web/features/accounts/mail-link.ts'
import { openClient } from './calls.ts'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

type Outcome = 'nothing' | 'half' | 'done' | 'invalid'

/**
 * The target of the links for a change of the email address. Says which of the two links it was, and shows the new
 * address at once.
 */
export function EmailChangeReturn() {
  const { email: words } = ownAccount
  const [outcome, setOutcome] = useState<Outcome>('nothing')
  const reading = useRef<Promise<Outcome>>(null)
  useEffect(() => {
    // Only once, even if the effect runs again: the link can be used once.
    reading.current ??= readReturn()
    reading.current.then(setOutcome, () => setOutcome('invalid'))
  }, [])
  if (outcome === 'nothing') return null
  return (
    <AccountNotice title={words[outcome].title}>
      <p>{words[outcome].text}</p>
    </AccountNotice>
  )
}

async function readReturn(): Promise<Outcome> {
  if (location.hash.startsWith('#message=')) {
    history.replaceState(history.state, '', location.pathname)
    return refresh('half')
  }
  const link = takeMailLink()
  if (!link) return 'nothing'
  return link.kind === 'session' ? refresh('done') : 'invalid'
}

/**
 * The link's session is not adopted. The current user stays signed in, and the session is refreshed with the new
 * address.
 */
async function refresh(outcome: Outcome): Promise<Outcome> {
  const client = await openClient()
  const { data } = await client.getSession()
  if (data.session) await client.refreshSession()
  return outcome
}
