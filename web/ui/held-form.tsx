import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { useScripts } from './use-scripts.ts'

type HeldFormProps = Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'ref'> & {
  /** What a browser without scripts does: `dialog` does nothing, so that no answer stands in an address or a log. */
  method: 'post' | 'dialog'
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form that scripts send and that never goes out by itself while there are scripts. Whoever presses before they run
 * is not asked to press again: the script in the head holds the form (held-form-script.ts), and it is sent from here.
 */
export function HeldForm({ method, onSubmit, className, ...rest }: HeldFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const scripts = useScripts()
  // With the change that ends the waiting, so that no press comes between and is sent twice.
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
      // Of a form that is held by then.
      suppressHydrationWarning
      onSubmit={submit}
      noValidate
      className={classes('data-held:cursor-progress', className)}
    />
  )
}
