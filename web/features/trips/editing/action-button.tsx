import type { ComponentProps } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { LucideIcon } from 'lucide-react'

type ActionButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  icon: LucideIcon
  /** The button is pressed, or its panel is open. */
  isOn?: boolean
}

/** An action of a stop, styled without emphasis so that a day of stops stays readable. */
export function ActionButton({ icon: ActionIcon, isOn = false, className, children, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classes(
        '-ms-2 inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 text-mini transition-colors duration-(--quick) hover:bg-sunk hover:text-ink max-sm:min-h-11 pointer-coarse:min-h-11',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:hover:bg-transparent',
        isOn ? 'font-semibold text-jade' : 'text-soft',
        className,
      )}
    >
      <ActionIcon aria-hidden className="size-4 shrink-0" />
      {children}
    </button>
  )
}
