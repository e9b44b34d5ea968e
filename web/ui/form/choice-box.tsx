import { type ComponentProps, useEffect, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Check } from 'lucide-react'

type ChoiceBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  type: 'checkbox' | 'radio'
  isWrong?: boolean | undefined
}

/** The browser's own checkbox or radio button, with custom styles except in forced-colors mode. */
export function ChoiceBox({ type, isWrong, ...rest }: ChoiceBoxProps) {
  const box = useEarlyChoice(rest.checked)
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        {...rest}
        ref={box}
        type={type}
        aria-invalid={isWrong || undefined}
        className={classes(
          'peer size-6 cursor-pointer appearance-none border-[1.5px] bg-surface transition-colors duration-(--quick) checked:border-jade checked:bg-jade disabled:cursor-not-allowed disabled:bg-sunk forced-colors:appearance-auto',
          type === 'radio' ? 'rounded-full' : 'rounded-control',
          isWrong ? 'border-2 border-vermilion' : 'border-line-strong',
        )}
      />
      {type === 'checkbox' ? (
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-4 text-on-jade peer-checked:block forced-colors:hidden!"
        />
      ) : (
        <span className="pointer-events-none absolute hidden size-2.5 rounded-full bg-on-jade peer-checked:block forced-colors:hidden!" />
      )}
    </span>
  )
}

/** Repeats a choice that was made before hydration as a click, one control after the other, so that `onChange` runs. */
function useEarlyChoice(held: boolean | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const first = useRef(held)
  useEffect(() => {
    const box = ref.current
    const given = first.current
    if (!box || given === undefined || box.checked === given) return
    // Of a radio group only the checked button is clicked, not the one that lost.
    if (box.type === 'radio' && !box.checked) return
    queueMicrotask(() => {
      box.checked = given
      box.click()
    })
  }, [])
  return ref
}
