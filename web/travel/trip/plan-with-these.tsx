import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { CalendarPlus } from 'lucide-react'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { AddedPlace } from './add-to-trip.ts'
import { addToTripButton as words } from '#locales/en/trips/add-to-trip-button.ts'

/** Adds places to the must-visits and opens the planner. */
export function PlanWithThese({ places }: { places: readonly AddedPlace[] }) {
  const navigate = useNavigate()

  async function plan(): Promise<void> {
    const loaded = await import('./add-and-report.ts').catch(() => null)
    if (!loaded) return void showToast({ kind: 'failure', title: words.failed })
    const tell = loaded.addManyAndTell(places)
    await navigate('/trip-planner')
    tell()
  }

  if (places.length === 0) return null
  return (
    <Button kind="primary" className="needs-scripts" onClick={() => void plan()}>
      <CalendarPlus aria-hidden className="size-5" />
      {words.planWith}
    </Button>
  )
}
