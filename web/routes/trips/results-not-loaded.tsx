// Not by the hook of the results page: that file loads the messages of the whole trip.
import { tripResults } from '#locales/en/trip-results.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown when the page's code could not be loaded. */
export function ResultsNotLoaded() {
  const { head, failure } = tripResults
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
