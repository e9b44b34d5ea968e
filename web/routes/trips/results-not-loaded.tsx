import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown when the page's code could not be loaded. */
export function ResultsNotLoaded() {
  const { results, notReached, tryAgain } = tripLoading
  return (
    <div className="page py-12" role="alert">
      <h1 className="text-h2">{results.title}</h1>
      <p className="mt-4">{notReached}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {tryAgain}
      </Button>
    </div>
  )
}
