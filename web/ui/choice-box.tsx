import { type ComponentProps, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { Check } from './icons/check.generated.ts'

type ChoiceBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  type: 'checkbox' | 'radio'
  isWrong?: boolean | undefined
}

/** The box or the ring itself: the browser's own control, drawn by us except in forced colours. */
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

/** What was ticked before there were scripts was told to nobody: it is said again, one box after the other. */
function useEarlyChoice(held: boolean | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const first = useRef(held)
  useEffect(() => {
    const box = ref.current
    const given = first.current
    if (!box || given === undefined || box.checked === given) return
    // Of radios the one that was picked speaks, not the one that lost.
    if (box.type === 'radio' && !box.checked) return
    queueMicrotask(() => {
      box.checked = given
      box.click()
    })
  }, [])
  return ref
}
