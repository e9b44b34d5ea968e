import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

type HeldFormProps = Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> & {
  /** What the browser does without scripts. `dialog` does nothing, so that answers do not end up in a URL or a log. */
  method: 'post' | 'dialog'
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form that only scripts submit. A submit before hydration is not lost: the script in the head marks the form
 * (held-form-script.ts), and this component submits it.
 */
export function HeldForm({ method, onSubmit, className, ...rest }: HeldFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const scripts = useScripts()
  // A layout effect, in the commit that removes `data-waits`, so that no second submit can come in between.
  useLayoutEffect(() => {
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
      {...rest}
      ref={form}
      method={method}
      data-waits={scripts ? undefined : ''}
      // The script in the head may already have set `data-held`.
      suppressHydrationWarning
      onSubmit={submit}
      noValidate
      className={classes('data-held:cursor-progress', className)}
    />
  )
}
