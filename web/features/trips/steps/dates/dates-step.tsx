import { useNavigate } from 'react-router'
import { BriefBox } from '#web/features/trips/steps/brief/brief-box.tsx'
import { FlightHours } from './flight-hours.tsx'
import { FlightsSection } from './flights-section.tsx'
import { InterestTiles } from './interest-tiles.tsx'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { StepPage } from '#web/features/trips/steps/step-page.tsx'
import { Question, StepSection } from '#web/features/trips/steps/step-section.tsx'
import { TripDates } from './trip-dates.tsx'
import { TripSoFar } from '#web/features/trips/steps/trip-so-far.tsx'
import { tripStepDates as words } from '#locales/en/trips/steps/trip-step-dates.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { useDatesAnswers } from './use-dates-answers.ts'
import { useDatesRefusal } from './use-dates-refusal.ts'

/** Step 1: dates, interests and optional flights. */
export function DatesStep({ today: renderedOn }: { today: string }) {
  const { next } = tripSteps
  const refusal = useDatesRefusal(renderedOn)
  const answers = useDatesAnswers(renderedOn)
  const { draft, change, today, isFinished } = answers
  const navigate = useNavigate()
  function goOn() {
    // Saved even without changes: answers that could not be read are replaced by those that are shown.
    keepStep('step1', draft)
    void navigate(stepAddresses.step2)
  }
  return (
    <StepPage
      step="step1"
      lead={words.lead}
      nextLabel={next}
      refusal={refusal ?? (isFinished ? null : words.missing)}
      onNext={goOn}
      aside={
        <>
          <TripSoFar step="step1" today={today} />
          <FlightHours draft={draft} />
        </>
      }
    >
      <BriefBox today={today} />
      <StepSection>
        <section aria-labelledby="when">
          <div id="when">
            <Question>{words.when}</Question>
          </div>
          <div className="mt-4">
            <TripDates answers={answers} />
          </div>
        </section>
      </StepSection>
      <StepSection>
        <InterestTiles
          label={<Question>{words.likes}</Question>}
          hint={words.likesHint}
          selected={draft.selectedInterests}
          onSelect={(selectedInterests) => change({ selectedInterests })}
        />
      </StepSection>
      <StepSection>
        <FlightsSection draft={draft} onChange={change} />
      </StepSection>
    </StepPage>
  )
}
