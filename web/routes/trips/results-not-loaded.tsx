import { useTripResultsMessages } from '#web/features/trips/results/trip-results-messages.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown when the page's code could not be loaded. */
export function ResultsNotLoaded() {
  const { head, failure } = useTripResultsMessages()
  return (
    <div className="page py-12" role="alert">
      <h1 className="text-h2">{head.title}</h1>
      <p className="mt-4">{failure.offline}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {failure.tryAgain}
      </Button>
    </div>
  )
}
