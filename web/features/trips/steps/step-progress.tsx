import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { classes } from '#web/ui/classes.ts'
import { Check } from 'lucide-react'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { stepAddresses } from './step-addresses.ts'
import { tripSteps as words } from '#locales/en/trips/steps/trip-steps.ts'

/** One bar for each of the three steps; earlier ones are links. On a phone the names are visually hidden. */
export function StepProgress({ step }: { step: StepName }) {
  const current = stepNames.indexOf(step)
  return (
    <ol aria-label={words.progress} className="grid grid-cols-3 gap-1">
      {stepNames.map((name, index) => (
        <li key={name} className="min-w-0 text-mini">
          {index < current ? (
            <PlainLink to={stepAddresses[name]} className="group block text-jade no-underline max-sm:-my-5 max-sm:py-5">
              <Bar isReached />
              <span className="mt-2 flex gap-1 group-hover:underline max-sm:sr-only">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span>
                  {words.stepNames[name]}
                  <span className="sr-only"> ({words.done})</span>
                </span>
              </span>
            </PlainLink>
          ) : (
            <span aria-current={index === current ? 'step' : undefined}>
              <Bar isReached={index === current} />
              <span className={classes('mt-2 block max-sm:sr-only', index === current ? 'font-semibold' : 'text-soft')}>
                {words.stepNames[name]}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Bar({ isReached }: { isReached: boolean }) {
  return <span className={classes('block h-1 forced-colors:border', isReached ? 'bg-jade' : 'bg-line')} />
}
