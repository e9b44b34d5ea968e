import { type ComponentType, useState } from 'react'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'
import { FoldedSection } from '#web/features/trips/steps/folded-section.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { HeartHandshake } from 'lucide-react'
import type { NeedsFieldsProps } from './needs-fields.tsx'

/**
 * What matters to the traveller beyond the other questions of step 2: collapsed until there is an answer. The fields
 * are loaded when it is opened.
 */
export function NeedsSection({ draft }: { draft: TripStep2 }) {
  const { needs: words } = tripStepBudget
  const { diet, party, beds, likes, avoid, firstTime, car, wakeUp, bedtime, keptHours } = draft
  const needs = [diet, party, beds, likes, avoid, firstTime, car, wakeUp, bedtime, keptHours]
  const hasNeeds = needs.some((need) => need !== undefined)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? hasNeeds
  const { part: Fields } = useOnDemand<ComponentType<NeedsFieldsProps>>(isOpen, loadFields)
  return (
    <FoldedSection icon={HeartHandshake} words={words} isOpen={isOpen} onToggle={setToggled}>
      {/* It stays open when the last answer is taken back. */}
      {Fields ? <Fields draft={draft} onChange={() => setToggled(true)} /> : <div className="min-h-120" />}
    </FoldedSection>
  )
}

async function loadFields(): Promise<ComponentType<NeedsFieldsProps>> {
  const { NeedsFields } = await import('./needs-fields.tsx')
  return NeedsFields
}
