import type { ReactNode } from 'react'
import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { splitMustVisits } from '#domain/wishes/must-visit-list.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { MustVisitBox } from './must-visit-box.tsx'
import { CityNightsFields } from './city-nights-fields.tsx'
import { NamedCities } from './named-cities.tsx'
import { usePlaceReadings } from './place-readings.ts'
import { Question, StepSection } from '#web/features/trips/steps/step-section.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

export type MustVisitsProps = {
  text: string
  onChange: (text: string) => void
  error: string | undefined
  /** The plain text box that this replaces had the focus. */
  hadFocus: boolean
  /** The question about cities, shown beside their map. */
  cities: ReactNode
}

/** The list of places with suggestions, how each was understood, and their cities. */
export function MustVisits({ text, onChange, error, hadFocus, cities }: MustVisitsProps) {
  const { places } = tripStepBudget
  const parts = splitMustVisits(text)
  const { readings, hasFailed } = usePlaceReadings(parts)
  const read = parts.flatMap((part): PlaceReading[] => readings.get(part) ?? [])
  return (
    <>
      <StepSection>
        <GroupFrame
          id="must-visits"
          label={<Question>{places.title}</Question>}
          hint={places.hint}
          error={error}
          isOptional
        >
          <MustVisitBox {...{ text, onChange, readings, hadFocus }} />
          {hasFailed ? <p className="mt-2 text-mini text-soft">{places.offline}</p> : null}
        </GroupFrame>
      </StepSection>
      <StepSection>
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
          {cities}
          <NamedCities readings={read} />
        </div>
        <CityNightsFields readings={read} />
      </StepSection>
    </>
  )
}
