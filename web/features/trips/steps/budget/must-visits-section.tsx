import { type ComponentType, useRef, useState } from 'react'
import { tripTextLengths } from '#domain/trips/answers/trips.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { useNearness } from '#web/ui/loading/near-view.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { CitiesQuestion } from './cities-question.tsx'
import type { MustVisitsProps } from './must-visits.tsx'
import { Question, StepSection } from '#web/features/trips/steps/step-section.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'
import { useEarlyText } from '#web/features/trips/steps/use-early-text.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'

/**
 * The must-visit list and the question about cities. The list with suggestions is loaded when it is near the viewport;
 * until then, and without scripts, a plain text box takes its place.
 */
export function MustVisitsSection() {
  const { places } = tripStepBudget
  const { draft, change } = useTripStep('step2')
  const { mustVisitPlaces: text } = draft
  const frame = useRef<HTMLDivElement>(null)
  const [hadFocus, setHadFocus] = useState(false)
  const { part: MustVisits } = useOnDemand<ComponentType<MustVisitsProps>>(useNearness(frame), loadMustVisits)
  const longest = tripTextLengths.mustVisitPlaces
  const error = text.length > longest ? places.tooLong(text.length, longest) : undefined
  const onChange = (mustVisitPlaces: string) => change({ mustVisitPlaces })
  const cities = <CitiesQuestion draft={draft} />
  return (
    <div ref={frame} className="divide-y divide-line">
      {MustVisits ? (
        <MustVisits {...{ text, onChange, error, hadFocus, cities }} />
      ) : (
        <>
          <StepSection>
            <GroupFrame
              id="must-visits"
              label={<Question>{places.title}</Question>}
              hint={places.hint}
              error={error}
              isOptional
            >
              <PlainList text={text} onChange={onChange} onFocusChange={setHadFocus} />
            </GroupFrame>
          </StepSection>
          <StepSection>{cities}</StepSection>
        </>
      )}
    </div>
  )
}

type PlainListProps = {
  text: string
  onChange: (text: string) => void
  onFocusChange: (hasFocus: boolean) => void
}

function PlainList({ text, onChange, onFocusChange }: PlainListProps) {
  const { places } = tripStepBudget
  const box = useEarlyText<HTMLTextAreaElement>(text, onChange)
  return (
    <TextArea
      ref={box}
      id="must-visits-text"
      label={places.label}
      hint={places.textHint}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    />
  )
}

async function loadMustVisits(): Promise<ComponentType<MustVisitsProps>> {
  const { MustVisits } = await import('./must-visits.tsx')
  return MustVisits
}
