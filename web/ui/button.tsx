import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { buttonClasses, type ButtonLook, type ButtonState } from './button-look.ts'
import { classes } from './classes.ts'
import { LoaderCircle } from 'lucide-react'

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'disabled'> &
  ButtonLook & {
    type?: 'button' | 'submit' | 'reset'
    isPending?: boolean | undefined
    /** Replaces the label while pending. Both labels reserve their space, so that the layout does not shift. */
    pendingLabel?: string | undefined
    /** Why the button is disabled. The reason is shown, and the button stays focusable. */
    disabledReason?: string | null | undefined
  }

export function Button({
  kind,
  size,
  isWide,
  type = 'button',
  isPending = false,
  pendingLabel,
  disabledReason,
  className,
  children,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const state = stateOf(isPending, disabledReason)
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (state === 'ready') onClick?.(event)
    else event.preventDefault()
  }
  return (
    <>
      <button
        {...rest}
        // oxlint-disable-next-line react/button-has-type -- one of the three, chosen by the caller
        type={type}
        className={classes(buttonClasses({ kind, size, isWide }, state), className)}
        aria-disabled={state === 'ready' ? undefined : true}
        aria-busy={isPending || undefined}
        aria-describedby={classes(describedBy, disabledReason ? reasonId : null) || undefined}
        onClick={press}
      >
        {isPending && !pendingLabel ? <Spinner isTurning /> : null}
        {pendingLabel ? <TwoLabels isPending={isPending} pendingLabel={pendingLabel} label={children} /> : children}
      </button>
      {disabledReason ? (
        <span id={reasonId} className="mt-2 block text-small text-soft">
          {disabledReason}
        </span>
      ) : null}
    </>
  )
}

function stateOf(isPending: boolean, disabledReason: string | null | undefined): ButtonState {
  if (isPending) return 'pending'
  return disabledReason ? 'refused' : 'ready'
}

function TwoLabels({ isPending, pendingLabel, label }: { isPending: boolean; pendingLabel: string; label: ReactNode }) {
  return (
    <span className="grid [&>span]:col-start-1 [&>span]:row-start-1">
      <span className={classes('inline-flex items-center justify-center gap-2', isPending && 'invisible')}>
        {label}
      </span>
      <span className={classes('inline-flex items-center justify-center gap-2', !isPending && 'invisible')}>
        <Spinner isTurning={isPending} />
        {pendingLabel}
      </span>
    </span>
  )
}

/** Where it reserves its space it stands still: an animation that nobody sees redraws the page for ever. */
function Spinner({ isTurning }: { isTurning: boolean }) {
  return <LoaderCircle aria-hidden className={classes('size-5 shrink-0', isTurning && 'animate-spin')} />
}
