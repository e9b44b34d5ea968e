import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AccountNotice } from '#web/features/accounts/account-notice.tsx'
import { describeFailure, readSeconds } from '#web/features/accounts/describe-failure.ts'
import { MailCodeForm } from '#web/features/accounts/mail-code-form.tsx'
import type { SecondFactor } from '#web/features/accounts/sign-in/second-factor.ts'
import { useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'

/** The server sends one mail per minute to an address. */
const gapSeconds = 60

type ConfirmationNoticeProps = {
  email: string
  isRefused: boolean
  /** The mail was not sent, but stays in the outbox of this copy. */
  keepsMail: boolean
  onSecondFactor: (factor: SecondFactor) => void
}

/** Says that a confirmation mail was sent or is still needed. It can be requested again. */
export function ConfirmationNotice({ email, isRefused, keepsMail, onSecondFactor }: ConfirmationNoticeProps) {
  const { confirmation, storedMail, failures } = accountMessages
  const { isPending, refuse, run } = useAttempt<never>()
  const navigate = useNavigate()
  const [waitSeconds, setWaitSeconds] = useCountdown(isRefused ? 0 : gapSeconds)

  async function takeCode(code: string) {
    const { signInByMailCode } = await import('#web/features/accounts/sign-in/sign-in-attempt.ts')
    const outcome = await signInByMailCode(email, code, 'signup')
    if (outcome === 'new_password') await navigate('/reset-password')
    else if (outcome) onSecondFactor(outcome)
    else showToast({ kind: 'success', ...confirmation.confirmed })
  }

  async function sendAgain() {
    try {
      const { resendConfirmation } = await import('#web/features/accounts/sign-in/sign-in-attempt.ts')
      await resendConfirmation(email)
      setWaitSeconds(gapSeconds)
      showToast({ kind: 'success', ...(keepsMail ? storedMail.again : confirmation.resent) })
    } catch (error) {
      const { code, message } = describeFailure(error, failures)
      if (code === 'over_email_send_rate_limit' && error instanceof Error) {
        setWaitSeconds(readSeconds(error.message) ?? gapSeconds)
      }
      refuse({ toast: { title: confirmation.resendFailed, description: message ?? failures.server } })
    }
  }

  return (
    <AccountNotice title={confirmation.title}>
      <p>
        {isRefused ? (
          confirmation.notConfirmed
        ) : (
          <>
            {keepsMail ? confirmation.storedFor : confirmation.sentTo}{' '}
            <bdi className="font-semibold wrap-anywhere">{email}</bdi>. {confirmation.next}
          </>
        )}
      </p>
      {keepsMail ? <p className="mt-2">{storedMail.outbox}</p> : null}
      <MailCodeForm finish={takeCode} />
      <div className="mt-4">
        <Button
          size="small"
          isPending={isPending}
          pendingLabel={confirmation.resending}
          disabledReason={waitSeconds > 0 ? confirmation.wait(waitSeconds) : null}
          onClick={() => void run(sendAgain)}
        >
          {confirmation.resend}
        </Button>
      </div>
    </AccountNotice>
  )
}

/** Counts down to zero, in seconds. */
function useCountdown(from: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(from)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [seconds, setSeconds]
}
