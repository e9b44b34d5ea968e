import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { useAttempt } from '#web/features/accounts/use-attempt.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'
import { ownAccount as words } from '#locales/en/accounts/own-account.ts'

/** Submits a form of the settings page, which shows errors itself. `blame` names the field of an error code, if any. */
export function useOwnAttempt<Field extends string>(blame: (code: string) => Field | null = () => null) {
  const attempt = useAttempt<Field>()
  const { failures } = accountMessages

  function refuseError(error: unknown): void {
    const { code, message } = describeFailure(error, failures)
    const description = words.failures[code] ?? message ?? failures.server
    const field = blame(code)
    if (field === null) return attempt.refuse({ failure: description })
    const errors: Partial<Record<Field, string>> = {}
    errors[field] = description
    attempt.refuse({ errors })
  }

  /** Reports missing or wrong fields before the request. Returns false when there are none. */
  function refuseFields(errors: Partial<Record<Field, string>>): boolean {
    if (Object.keys(errors).length === 0) return false
    attempt.refuse({ errors })
    return true
  }

  function run(work: () => Promise<void>): void {
    void attempt.run(async () => {
      try {
        await work()
        attempt.clear()
      } catch (error) {
        refuseError(error)
      }
    })
  }

  return { ...attempt, run, refuseFields }
}
