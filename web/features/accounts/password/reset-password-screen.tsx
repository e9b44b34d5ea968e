import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountPage } from '#web/features/accounts/account-page.tsx'
import { takeMailLink } from '#web/features/accounts/mail-link.ts'
import { NeedsScripts } from '#web/features/accounts/needs-scripts.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

/** Checks the link first. With an invalid one it shows how to request another. */
export function ResetPasswordScreen({ wasPosted }: { wasPosted: boolean }) {
  const { reset } = accountMessages
  const [email, setEmail] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const navigate = useNavigate()
  const reading = useRef<Promise<string | null>>(null)

  useEffect(() => {
    // Only once, even if the effect runs again: the link can be used once.
    reading.current ??= readLink()
    reading.current.then(
      (found) => (found === null ? setInvalid(true) : setEmail(found)),
      () => setInvalid(true),
    )
    return () => {
      if (location.pathname !== '/reset-password') void leave()
    }
  }, [])

  useEffect(() => {
    if (!isInvalid) return
    showToast({ kind: 'failure', ...reset.invalid })
    void navigate('/forgot-password', { replace: true })
  }, [isInvalid, navigate, reset])

  if (email !== null) return <ResetPasswordForm email={email} onInvalidLink={() => setInvalid(true)} />
  return (
    <AccountPage title={reset.title} korean={reset.korean} scene="temple">
      <NeedsScripts wasPosted={wasPosted} />
      <output>{reset.verifying}</output>
    </AccountPage>
  )
}

/** The email address of the account whose password may be set. Null without a valid link. */
async function readLink(): Promise<string | null> {
  const link = takeMailLink()
  if (link?.kind === 'refused') return null
  const { openResetLink, readOpenReset } = await import('./password-reset.ts')
  if (!link) return (await readOpenReset())?.email ?? null
  if (link.type !== 'recovery' && link.type !== 'invite') return null
  return (await openResetLink(link)).email ?? null
}

async function leave(): Promise<void> {
  const { closeReset } = await import('./password-reset.ts')
  closeReset()
}
