import { type ComponentType, useState } from 'react'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { useTripStepBudgetMessages } from '#web/features/trips/steps/budget/trip-step-budget-messages.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { ChevronDown, HeartHandshake } from 'lucide-react'
import type { NeedsFieldsProps } from './needs-fields.tsx'

/**
 * What matters to the traveller beyond the other questions of step 2: collapsed until there is an answer. The fields
 * are loaded when it is opened.
 */
export function NeedsSection({ draft }: { draft: TripStep2 }) {
  const { needs: words } = useTripStepBudgetMessages()
  const hasNeeds = [draft.diet, draft.party, draft.avoid, draft.firstTime].some((need) => need !== undefined)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? hasNeeds
  const { part: Fields } = useOnDemand<ComponentType<NeedsFieldsProps>>(isOpen, loadFields)
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && setToggled(event.currentTarget.open)}
      className="group rounded-panel border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-panel px-4 py-3 hover:bg-sunk sm:px-5 [&::-webkit-details-marker]:hidden">
        <HeartHandshake aria-hidden className="size-6 shrink-0 text-indigo" />
        <span className="min-w-0 grow">
          <span className="font-display text-h3">{words.title}</span>
          <span className="block text-mini text-soft">{words.lead}</span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-small font-semibold">
          <span className="max-sm:sr-only">{isOpen ? words.close : words.open}</span>
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      {/* It stays open when the last answer is taken back. */}
      {Fields ? <Fields draft={draft} onChange={() => setToggled(true)} /> : <div className="min-h-120" />}
    </details>
  )
}

async function loadFields(): Promise<ComponentType<NeedsFieldsProps>> {
  const { NeedsFields } = await import('./needs-fields.tsx')
  return NeedsFields
}
