import { useEffect, useRef, useState } from 'react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { type MailLink, takeMailLink } from '#web/features/accounts/mail-link.ts'
import { forgetPendingEmail, readPendingEmail } from '#web/features/accounts/pending-email.ts'
import type { SecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

/**
 * The target of the link in a confirmation mail. If this browser signed up, the link signs the visitor in. Anybody else
 * is told that the address is confirmed and has to log in: a link must not sign a visitor into somebody else's account.
 */
export function ConfirmationReturn({ onSecondFactor }: { onSecondFactor: (factor: SecondFactor) => void }) {
  const { confirmation } = accountMessages
  const [outcome, setOutcome] = useState<'elsewhere' | 'invalid' | null>(null)
  const opening = useRef<Promise<Outcome>>(null)
  useEffect(() => {
    // Only once, even if the effect runs again: the link can be used once.
    opening.current ??= openLink(takeMailLink())
    opening.current.then(
      (result) => {
        if (result === 'nothing') return
        if (result === null) showToast({ kind: 'success', ...confirmation.confirmed })
        else if (typeof result === 'string') setOutcome(result)
        else onSecondFactor(result)
      },
      () => setOutcome('invalid'),
    )
  }, [confirmation, onSecondFactor])

  if (!outcome) return null
  const { title, text } = outcome === 'invalid' ? confirmation.invalid : confirmation.confirmedElsewhere
  return (
    <AccountNotice title={title}>
      <p>{text}</p>
    </AccountNotice>
  )
}

/** Null means signed in. */
type Outcome = SecondFactor | 'nothing' | 'elsewhere' | 'invalid' | null

async function openLink(link: MailLink | null): Promise<Outcome> {
  if (!link) return 'nothing'
  if (link.kind === 'refused') return 'invalid'
  const { signInByLink } = await import('#web/features/accounts/sign-in/sign-in-attempt.ts')
  const pending = readPendingEmail()
  const result = await signInByLink(link, ({ email }) => pending !== null && email?.toLowerCase() === pending)
  forgetPendingEmail()
  return result
}
