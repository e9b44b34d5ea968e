import { useRef, useState } from 'react'
import { dismissToast, showToast } from '#web/ui/feedback/toast-store.ts'

export type Refusal<Field extends string> = {
  /** Omitted when the form already shows everything. */
  toast?: { title: string; description: string }
  /** Messages at their fields, in the order of the page. */
  errors?: Partial<Record<Field, string>>
  /** A message that belongs to no field. */
  failure?: string | null
}

/** Runs one submit of a form at a time, and keeps the errors of the last one. */
export function useAttempt<Field extends string>() {
  const [refusal, setRefusal] = useState<{
    count: number
    errors: Partial<Record<Field, string>>
    failure: string | null
  }>({ count: 0, errors: {}, failure: null })
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const shownToast = useRef<number>(null)

  /** Shows errors above the form or at the fields, and a toast if given. The typed text stays. */
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

  /** Ignores a second submit while the first is running. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    // Clears old toasts and field errors, so that they are not shown beside the new result.
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

export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
