import { tripLoading as words } from '#locales/en/trips/trip-loading.ts'
import { Button } from '#web/ui/button.tsx'

/** Shown when the page's code could not be loaded. */
export function TripPartNotLoaded({ title }: { title: string }) {
  return (
    <div className="page py-12" role="alert">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-4">{words.notLoaded}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
