import { useNavigate } from 'react-router'
import { seoulAreas } from '#domain/places/places.ts'
import { accommodationTypes, activityIntensities, languageHelps, travelerTypes } from '#domain/trips/answers/trips.ts'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { AreasOnMap } from './areas-on-map.tsx'
import { BudgetSoFar } from './budget-so-far.tsx'
import { ChoiceQuestion } from '#web/features/trips/steps/choice-question.tsx'
import { DailyBudgetSection } from './daily-budget-section.tsx'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { MustVisitsSection } from './must-visits-section.tsx'
import { NeedsSection } from '#web/features/trips/steps/needs/needs-section.tsx'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { StepPage } from '#web/features/trips/steps/step-page.tsx'
import { Question, StepSection } from '#web/features/trips/steps/step-section.tsx'
import { TotalBudgetField } from './total-budget-field.tsx'
import { tripStepBudget as words } from '#locales/en/trips/steps/trip-step-budget.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { TripSoFar } from '#web/features/trips/steps/trip-so-far.tsx'
import { useDatesRefusal } from '#web/features/trips/steps/dates/use-dates-refusal.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'

// The longest name has to fit on a phone 320 px wide.
const twoInARow = 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-2'
const threeInARow = 'grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-3'

/** Step 2: budget, accommodation, travellers, must-visits and pace. No answer is required. */
export function BudgetStep({ today }: { today: string }) {
  const { next } = tripSteps
  const { draft, change } = useTripStep('step2')
  const { draft: dates } = useTripStep('step1')
  const refusal = useDatesRefusal(today)
  const navigate = useNavigate()
  function goOn() {
    // Saved even without changes, because the next step checks that this one was visited.
    keepStep('step2', draft)
    void navigate(stepAddresses.step3)
  }
  return (
    <StepPage
      step="step2"
      lead={words.lead}
      back={stepAddresses.step1}
      nextLabel={next}
      refusal={refusal}
      onNext={goOn}
      aside={
        <>
          <TripSoFar step="step2" today={today}>
            <BudgetSoFar />
          </TripSoFar>
          <AreasOnMap />
        </>
      }
    >
      <StepSection>
        <DailyBudgetSection
          dates={dates}
          won={draft.dailyBudgetRange}
          onChange={(dailyBudgetRange) => change({ dailyBudgetRange })}
        />
        <TotalBudgetField value={draft.totalBudget} onChange={(totalBudget) => change({ totalBudget })} />
      </StepSection>
      <StepSection>
        <ChoiceQuestion
          name="accommodation"
          title={words.lodging.title}
          tiles={accommodationTypes.map((type) => ({ value: type, label: words.lodging.names[type] }))}
          chosen={draft.accommodationType}
          onChoose={(accommodationType) => change({ accommodationType })}
          columns={twoInARow}
        />
      </StepSection>
      <StepSection>
        <TileGroup
          name="areas"
          label={<Question>{words.areas.title}</Question>}
          isOptional
          hint={words.areas.chosen(draft.areaPreferences.length)}
          tiles={seoulAreas.map((area) => ({
            value: area,
            label: (
              <>
                {area}{' '}
                <span lang="ko" className="text-small font-normal whitespace-nowrap text-soft">
                  {words.areas.korean[area]}
                </span>
              </>
            ),
          }))}
          selected={draft.areaPreferences}
          onSelect={(areaPreferences) => change({ areaPreferences })}
          columns={threeInARow}
        />
      </StepSection>
      <StepSection>
        <ChoiceQuestion
          name="travelers"
          title={words.travelers.title}
          tiles={travelerTypes.map((type) => ({ value: type, label: words.travelers.names[type] }))}
          chosen={draft.travelerType}
          onChoose={(travelerType) => change({ travelerType })}
        />
      </StepSection>
      <StepSection>
        <NeedsSection draft={draft} />
      </StepSection>
      <MustVisitsSection />
      <StepSection>
        <ChoiceQuestion
          name="language"
          title={words.language.title}
          tiles={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: words.language[answer] }))}
          chosen={draft.languageSupport}
          onChoose={(languageSupport) => change({ languageSupport })}
        />
        {draft.languageSupport === 'yes' ? (
          <TileGroup
            className="mt-5"
            name="language-help"
            label={words.language.kinds}
            isOptional
            tiles={languageHelps.map((help) => ({
              value: help,
              label: words.language.helps[help].name,
              detail: words.language.helps[help].detail,
            }))}
            selected={draft.languageDetails}
            onSelect={(languageDetails) => change({ languageDetails })}
            columns="grid-cols-1 sm:grid-cols-3"
          />
        ) : null}
      </StepSection>
      <StepSection>
        <ChoiceQuestion
          name="pace"
          title={words.pace.title}
          tiles={activityIntensities.map((pace) => ({
            value: pace,
            label: words.pace.paces[pace].name,
            detail: words.pace.paces[pace].detail,
          }))}
          chosen={draft.activityIntensity}
          onChoose={(activityIntensity) => change({ activityIntensity })}
          columns="grid-cols-1 sm:grid-cols-3"
        />
      </StepSection>
    </StepPage>
  )
}
