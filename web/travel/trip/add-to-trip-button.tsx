import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CalendarPlus } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { AddedPlace } from './add-to-trip.ts'
import { addToTripButton as words } from '#locales/en/trips/add-to-trip-button.ts'

type AddToTripButtonProps = { place: AddedPlace; isSmall?: boolean; kind?: 'plain' | 'primary' }

/** Adds a place to the trip of this device, or without one to the must-visits of the next trip. */
export function AddToTripButton({ place, isSmall = false, kind = 'plain' }: AddToTripButtonProps) {
  const navigate = useNavigate()
  const called = place.name.en || place.name.ko

  async function add(): Promise<void> {
    const loaded = await import('./add-and-report.ts').catch(() => null)
    if (loaded) loaded.addAndTell(place, (path) => void navigate(path))
    else showToast({ kind: 'failure', title: words.failed })
  }

  return (
    <Button
      size="small"
      kind={isSmall ? 'quiet' : kind}
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
