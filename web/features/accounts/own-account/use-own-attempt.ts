import { describeFailure } from '#web/features/accounts/describe-failure.ts'
import { useAttempt } from '#web/features/accounts/use-attempt.ts'
import { useAccountWords } from '#web/features/accounts/words.ts'
import { useOwnAccountWords } from './words.ts'

/** A try of a form of the settings page; `blame` says at which field an error of this code stands, if at one. */
export function useOwnAttempt<Field extends string>(blame: (code: string) => Field | null = () => null) {
  const attempt = useAttempt<Field>()
  const { failures } = useAccountWords()
  const words = useOwnAccountWords()

  function refuseError(error: unknown): void {
    const { code, message } = describeFailure(error, failures)
    const description = words.failures[code] ?? message ?? failures.server
    const field = blame(code)
    const toast = { title: words.failed, description }
    if (field === null) return attempt.refuse({ toast, failure: description })
    const errors: Partial<Record<Field, string>> = {}
    errors[field] = description
    attempt.refuse({ toast, errors })
  }

  /** Missing or wrong before anything was sent. False where nothing is. */
  function refuseFields(errors: Partial<Record<Field, string>>): boolean {
    const [first] = Object.values<string | undefined>(errors)
    if (first === undefined) return false
    attempt.refuse({ toast: { title: words.failed, description: first }, errors })
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
