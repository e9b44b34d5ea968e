import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Plus, RefreshCw } from 'lucide-react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing as words } from '#locales/en/trips/trip-editing.ts'

/** Actions for a whole day: add a stop, and plan the day again around locked stops. */
export function DayEditing({ day }: { day: number }) {
  const editor = useTripEditor()
  const { planAnew } = useTripChanges()
  const [isAdding, setAdding] = useState(false)
  const { part } = useOnDemand(isAdding, loadAddDialog)
  const shown = editor?.document.plan.days[day]
  if (!editor || !shown) return null
  const locked = shown.stops.filter((stop) => stop.locked).length
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Button size="small" onClick={() => setAdding(true)} aria-haspopup="dialog">
        <Plus aria-hidden className="size-4.5" />
        {words.add.button}
      </Button>
      <Button size="small" kind="quiet" isPending={editor.isBusy} onClick={() => void planAnew([day])}>
        <RefreshCw aria-hidden className="size-4.5" />
        {words.regenerate.day}
      </Button>
      {locked > 0 ? <span className="text-mini text-soft">{words.regenerate.locked(locked)}</span> : null}
      {part ? <part.AddStopDialog day={day} isOpen={isAdding} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}

async function loadAddDialog() {
  return import('./add-stop-dialog.tsx')
}
