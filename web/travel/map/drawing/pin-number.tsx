import { classes } from '#web/ui/classes.ts'
import { placeWords } from '#locales/en/places/place-words.ts'

type PinNumberProps = { number: number; isActive: boolean; className?: string }

/** The number of a list item on the map, jade while it is highlighted. */
export function PinNumber({ number, isActive, className }: PinNumberProps) {
  const { onMap } = placeWords
  return (
    <span
      className={classes(
        'pointer-events-none grid place-items-center rounded-full text-mini font-bold transition-colors duration-(--quick)',
        isActive ? 'bg-jade text-on-jade' : 'bg-ink text-ground',
        className,
      )}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{onMap(number)}</span>
    </span>
  )
}
