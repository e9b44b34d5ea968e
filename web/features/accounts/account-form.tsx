import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useScripts } from '#web/ui/use-scripts.ts'

type AccountFormProps = { onSubmit: (form: HTMLFormElement) => void; children: ReactNode }

/**
 * A form that scripts send and that never goes out by itself while there are scripts. Whoever presses before they run is
 * not asked to press again: the script in the head holds the form (first-script.ts), and it is sent from here.
 * Without scripts it is posted, and the server says what it needs.
 */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const scripts = useScripts()
  useEffect(() => {
    const held = form.current
    if (!scripts || !held?.hasAttribute('data-held')) return
    held.removeAttribute('data-held')
    held.requestSubmit()
  }, [scripts])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form
      ref={form}
      method="post"
      data-waits={scripts ? undefined : ''}
      onSubmit={submit}
      noValidate
      className="grid gap-6 data-held:cursor-progress"
    >
      {children}
    </form>
  )
}
