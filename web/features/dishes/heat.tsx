import { classes } from '#web/ui/classes.ts'
import { dishes } from '#locales/en/food/dishes.ts'

const steps = [1, 2, 3, 4] as const

/** The spiciness of a dish: as text, with four marks for a quick look. */
export function Heat({ heat }: { heat: 0 | 1 | 2 | 3 | 4 }) {
  const { heats } = dishes
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="flex gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classes(
              'size-2.5 rounded-full border',
              step <= heat ? 'border-vermilion bg-vermilion' : 'border-line-strong',
            )}
          />
        ))}
      </span>
      {heats[heat]}
    </span>
  )
}
