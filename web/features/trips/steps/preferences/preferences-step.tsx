import { useNavigate } from 'react-router'
import {
  beautyCategories,
  isTreatmentCategory,
  socialOptions,
  tripTextLengths,
  type TripStep3,
} from '#domain/trips/answers/trips.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { BudgetSoFar } from '#web/features/trips/steps/budget/budget-so-far.tsx'
import { ChoiceQuestion } from '#web/features/trips/steps/choice-question.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { ContactFields } from './contact-fields.tsx'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { wishForPlan } from '#web/travel/trip/plan-wish.ts'
import { resultsAddress, stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { StepPage } from '#web/features/trips/steps/step-page.tsx'
import { StepSection } from '#web/features/trips/steps/step-section.tsx'
import { TripSoFar } from '#web/features/trips/steps/trip-so-far.tsx'
import { tripStepPreferences } from '#locales/en/trips/steps/trip-step-preferences.ts'
import { useDatesRefusal } from '#web/features/trips/steps/dates/use-dates-refusal.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'

const yesOrNo = ['yes', 'no'] as const
// Side by side when both labels fit on one line.
const twoAnswers = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2'

/**
 * Step 3: treatments, places for social media, and the VIP plan. No answer is required. Contact data is asked for only
 * where an operator can receive it.
 */
export function PreferencesStep({ today, hasOperator }: { today: string; hasOperator: boolean }) {
  const { draft, change } = useTripStep('step3')
  const refusal = useDatesRefusal(today)
  const navigate = useNavigate()
  function goOn() {
    // Saved even without changes, because the results page checks that this step was visited.
    keepStep('step3', draft)
    wishForPlan()
    void navigate(resultsAddress)
  }
  return (
    <StepPage
      step="step3"
      lead={tripStepPreferences.lead}
      back={stepAddresses.step2}
      nextLabel={tripStepPreferences.generate}
      refusal={refusal}
      onNext={goOn}
      aside={
        <TripSoFar step="step3" today={today}>
          <BudgetSoFar change={stepAddresses.step2} />
        </TripSoFar>
      }
    >
      <StepSection>
        <ChoiceQuestion
          name="beauty"
          title={tripStepPreferences.beauty.title}
          tiles={(['interested', 'not-interested'] as const).map((answer) => ({
            value: answer,
            label: tripStepPreferences.beauty.options[answer],
          }))}
          chosen={draft.beautyInterest}
          onChoose={(beautyInterest) => change({ beautyInterest })}
          columns={twoAnswers}
        />
        {draft.beautyInterest === 'interested' ? <BeautyKinds draft={draft} onChange={change} /> : null}
      </StepSection>
      <StepSection>
        <ChoiceQuestion
          name="social"
          title={tripStepPreferences.social.title}
          tiles={yesOrNo.map((answer) => ({ value: answer, label: tripStepPreferences.social[answer] }))}
          chosen={draft.socialMediaInterest}
          onChoose={(socialMediaInterest) => change({ socialMediaInterest })}
          columns={twoAnswers}
        />
        {draft.socialMediaInterest === 'yes' ? (
          <TileGroup
            className="mt-5"
            name="social-options"
            label={tripStepPreferences.social.kinds}
            isOptional
            tiles={socialOptions.map((option) => ({
              value: option,
              label: tripStepPreferences.social.options[option],
            }))}
            selected={draft.socialMediaOptions}
            onSelect={(chosen) => change({ socialMediaOptions: chosen })}
            columns="grid-cols-1 sm:grid-cols-2"
          />
        ) : null}
      </StepSection>
      <StepSection>
        <ChoiceQuestion
          name="vip"
          title={tripStepPreferences.vip.title}
          hint={hasOperator ? tripStepPreferences.vip.hint : tripStepPreferences.vip.nobody}
          tiles={yesOrNo.map((answer) => ({ value: answer, label: tripStepPreferences.vip[answer] }))}
          chosen={draft.vipPlan}
          onChoose={(vipPlan) => change({ vipPlan })}
          columns={twoAnswers}
        />
        {draft.vipPlan === 'yes' && hasOperator ? <ContactFields draft={draft} onChange={change} /> : null}
      </StepSection>
    </StepPage>
  )
}

type BeautyKindsProps = { draft: TripStep3; onChange: (changes: Partial<TripStep3>) => void }

/** The kinds of beauty; surgery and medical treatment also ask which treatment. */
function BeautyKinds({ draft, onChange }: BeautyKindsProps) {
  const { beautyCategories: chosen, plasticSurgeryType: typed } = draft
  const { beauty, treatment } = tripStepPreferences
  const longest = tripTextLengths.plasticSurgeryType
  const isTreated = chosen.some(isTreatmentCategory)
  const { part: TreatmentDay } = useOnDemand(isTreated, loadTreatmentDay)
  return (
    <>
      <TileGroup
        className="mt-5"
        name="beauty-categories"
        label={beauty.kinds}
        isOptional
        tiles={beautyCategories.map((category) => ({ value: category, label: beauty.categories[category] }))}
        selected={chosen}
        onSelect={(categories) => onChange({ beautyCategories: categories })}
        columns="grid-cols-1 sm:grid-cols-2"
      />
      {chosen.includes('Plastic Surgery') || chosen.includes('Medical Treatment') ? (
        <>
          <TextArea
            className="mt-5"
            id="treatment"
            label={treatment.title}
            isOptional
            hint={treatment.hint}
            error={typed.length > longest ? treatment.tooLong(typed.length, longest) : undefined}
            value={typed}
            onChange={({ target }) => onChange({ plasticSurgeryType: target.value })}
            rows={2}
          />
          <p className="mt-2 text-mini text-soft">{treatment.caution}</p>
        </>
      ) : null}
      {TreatmentDay && isTreated ? <TreatmentDay draft={draft} /> : null}
    </>
  )
}

async function loadTreatmentDay() {
  return (await import('./treatment-day.tsx')).TreatmentDay
}
