import { useEffect, useRef, useState } from 'react'
import { takeMailLink } from '#web/features/accounts/mail-link.ts'
import { openClient } from './calls.ts'
import { Notice } from './section.tsx'
import { useOwnAccountMessages } from './own-account-messages.ts'

type Outcome = 'nothing' | 'half' | 'done' | 'invalid'

/** Where the links of a change of email lead: says which of the two it was, and shows the new address at once. */
export function EmailChangeReturn() {
  const { email: words } = useOwnAccountMessages()
  const [outcome, setOutcome] = useState<Outcome>('nothing')
  const reading = useRef<Promise<Outcome>>(null)
  useEffect(() => {
    // Once, however often this runs: the link can be taken once.
    reading.current ??= readReturn()
    reading.current.then(setOutcome, () => setOutcome('invalid'))
  }, [])
  if (outcome === 'nothing') return null
  return (
    <Notice title={words[outcome].title}>
      <p>{words[outcome].text}</p>
    </Notice>
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

/** The session that the link brought is not taken over: who is signed in here stays, and learns of the new address. */
async function refresh(outcome: Outcome): Promise<Outcome> {
  const client = await openClient()
  const { data } = await client.getSession()
  if (data.session) await client.refreshSession()
  return outcome
}
