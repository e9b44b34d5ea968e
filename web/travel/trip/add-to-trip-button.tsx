import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CalendarPlus } from '#web/ui/icons/calendar-plus.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { AddedPlace } from './add-to-trip.ts'
import { useAddToTripMessages } from './add-to-trip-messages.ts'

const planner = '/trip-planner'
const results = '/trip-planner/results'

/** Adds a place to the trip of this device, or without one to the must-visits of the next trip. */
export function AddToTripButton({ place, isSmall = false }: { place: AddedPlace; isSmall?: boolean }) {
  const words = useAddToTripMessages()
  const navigate = useNavigate()
  const called = place.name.en || place.name.ko
  const goTo = (label: string, path: string) => ({ label, onSelect: () => void navigate(path) })

  async function add(): Promise<void> {
    const loaded = await import('./add-to-trip.ts').catch(() => null)
    if (!loaded) return void showToast({ kind: 'failure', title: words.failed })
    const outcome = loaded.addToTrip(place)
    switch (outcome.kind) {
      case 'there':
        return void showToast({ kind: 'news', title: words.there(called), action: goTo(words.open, results) })
      case 'queued':
        return void showToast({
          kind: 'success',
          title: words.queued(called),
          description: words.queuedText,
          action: goTo(words.open, results),
        })
      case 'wished':
        return void showToast({
          kind: 'success',
          title: words.wished(called),
          description: words.wishedText,
          action: goTo(words.plan, planner),
        })
      case 'full':
        return void showToast({ kind: 'failure', title: words.full, description: words.fullText })
    }
  }

  return (
    <Button
      size="small"
      kind={isSmall ? 'quiet' : 'plain'}
      aria-label={words.spoken(called)}
      title={isSmall ? words.button : undefined}
      className={classes('needs-scripts', isSmall && 'size-11 p-0!')}
      onClick={() => void add()}
    >
      <CalendarPlus aria-hidden className="size-5" />
      {isSmall ? null : words.button}
    </Button>
  )
}
