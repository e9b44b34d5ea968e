import { dailyBudgetLevel } from '#domain/trips/answers/daily-budget.ts'
import { dailyBudget } from '#domain/trips/answers/trips.ts'
import { dailyBudgetWords } from '#locales/en/trips/daily-budget.ts'
import { SummaryRow } from '#web/features/trips/steps/trip-so-far.tsx'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'

/** The answers of step 2 for the summary. `change` is the link to that step. */
export function BudgetSoFar({ change = null }: { change?: string | null }) {
  const { summary } = tripSteps
  const { draft } = useTripStep('step2')
  const { diet = [] } = draft
  return (
    <>
      <SummaryRow name={summary.budget} change={change}>
        {dailyBudgetWords.aDay(draft.dailyBudgetRange, draft.dailyBudgetRange === dailyBudget.max)}{' '}
        <span className="ms-1 rounded-tag bg-wash-jade px-1.5 py-0.5 text-mini font-semibold text-jade">
          {dailyBudgetWords.names[dailyBudgetLevel(draft.dailyBudgetRange)]}
        </span>
      </SummaryRow>
      {draft.areaPreferences.length > 0 ? (
        <SummaryRow name={summary.areas} change={change}>
          {draft.areaPreferences.join(', ')}
        </SummaryRow>
      ) : null}
      {draft.mustVisitPlaces.trim() === '' ? null : (
        <SummaryRow name={summary.places} change={change}>
          <span className="line-clamp-4">{draft.mustVisitPlaces}</span>
        </SummaryRow>
      )}
      {diet.length > 0 ? (
        <SummaryRow name={summary.diet} change={change}>
          {diet.join(', ')}
        </SummaryRow>
      ) : null}
    </>
  )
}
