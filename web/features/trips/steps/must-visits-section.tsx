import { tripTextLengths } from '#domain/trips.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Question, StepSection } from './step-section.tsx'
import { useTripStepBudgetMessages } from './trip-step-budget-messages.ts'
import { useEarlyText } from './use-early-text.ts'
import { useTripStep } from './use-trip-step.ts'

/** Places that must be in the plan. */
export function MustVisitsSection() {
  const { places } = useTripStepBudgetMessages()
  const { draft, change } = useTripStep('step2')
  const { mustVisitPlaces } = draft
  const box = useEarlyText<HTMLTextAreaElement>(mustVisitPlaces, (typed) => change({ mustVisitPlaces: typed }))
  const longest = tripTextLengths.mustVisitPlaces
  return (
    <StepSection>
      <TextArea
        ref={box}
        id="must-visits"
        label={<Question>{places.title}</Question>}
        isOptional
        hint={places.hint}
        error={mustVisitPlaces.length > longest ? places.tooLong(mustVisitPlaces.length, longest) : undefined}
        value={mustVisitPlaces}
        onChange={({ target }) => change({ mustVisitPlaces: target.value })}
      />
    </StepSection>
  )
}
