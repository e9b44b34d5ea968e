import { useRef, useState } from 'react'
import { dismissToast, showToast } from '#web/ui/toast-store.ts'

export type Refusal<Field extends string> = {
  /** Left out where what stands in the form says all of it. */
  toast?: { title: string; description: string }
  /** At the fields that it is about, in the order of the page. */
  errors?: Partial<Record<Field, string>>
  /** What no field is to blame for. */
  failure?: string | null
}

/** What stands between a form and its success: one try at a time, and what was wrong with the last one. */
export function useAttempt<Field extends string>() {
  const [refusal, setRefusal] = useState<{
    count: number
    errors: Partial<Record<Field, string>>
    failure: string | null
  }>({ count: 0, errors: {}, failure: null })
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const shownToast = useRef<number>(null)

  /** Says what is wrong: above the form or at the fields, and in a toast where one is given. What was typed stays. */
  function refuse({ toast, errors = {}, failure = null }: Refusal<Field>): void {
    takeToastBack()
    if (toast) shownToast.current = showToast({ kind: 'failure', ...toast })
    setRefusal(({ count }) => ({ count: count + 1, errors, failure }))
  }

  function takeToastBack(): void {
    if (shownToast.current !== null) dismissToast(shownToast.current)
    shownToast.current = null
  }

  function clear(): void {
    takeToastBack()
    setRefusal(({ count }) => ({ count, errors: {}, failure: null }))
  }

  /** A second press while the first is under way does nothing. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    // What was wrong before is not said beside how it went this time, neither in a toast nor at a field.
    clear()
    try {
      await work()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { ...refusal, isPending, refuse, clear, run }
}

/** What was typed into a field of the form that was sent. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
