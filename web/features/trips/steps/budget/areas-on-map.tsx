import { useRef } from 'react'
import { useNearness } from '#web/ui/loading/near-view.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'

/** The areas of Seoul beside the form. The map's code is loaded when it is visible, which is only on wide screens. */
export function AreasOnMap() {
  const place = useRef<HTMLDivElement>(null)
  const { part } = useOnDemand(useNearness(place), loadAreasMap)
  const { draft, change } = useTripStep('step2')
  return (
    <div ref={place} className="needs-scripts mt-6 min-h-64">
      {part ? (
        <part.AreasMap chosen={draft.areaPreferences} onChange={(areaPreferences) => change({ areaPreferences })} />
      ) : null}
    </div>
  )
}

async function loadAreasMap() {
  return import('./areas-map.tsx')
}
