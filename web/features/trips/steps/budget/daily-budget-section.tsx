import { daysBetween } from '#domain/korea/calendar-dates.ts'
import { dailyBudgetLevel, dailyBudgetLevels } from '#domain/trips/answers/daily-budget.ts'
import { isTripLength } from '#domain/trips/answers/trip-dates.ts'
import type { TripStep1Draft } from '#domain/trips/answers/trip-drafts.ts'
import { dailyBudget } from '#domain/trips/answers/trips.ts'
import { dailyBudgetWords } from '#locales/en/trips/daily-budget.ts'
import { Slider } from '#web/ui/form/slider.tsx'
import { Question } from '#web/features/trips/steps/step-section.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'

type DailyBudgetSectionProps = { dates: TripStep1Draft; won: number; onChange: (won: number) => void }

/** The slider from 20,000 to 120,000 won a day, with the total for the trip. */
export function DailyBudgetSection({ dates: { startDate, endDate }, won, onChange }: DailyBudgetSectionProps) {
  const { daily } = tripStepBudget
  const { days } = tripSteps
  const level = dailyBudgetLevel(won)
  const count = startDate && endDate && isTripLength(startDate, endDate) ? daysBetween(startDate, endDate) + 1 : null
  function sayDetail() {
    if (won === dailyBudget.max) return daily.top
    return count === null ? daily.aDay : daily.forDays(dailyBudgetWords.won(won * count), days(count))
  }
  return (
    <Slider
      id="daily-budget"
      label={daily.title}
      heading={Question}
      hint={daily.hint}
      min={dailyBudget.min}
      max={dailyBudget.max}
      step={dailyBudget.step}
      value={won}
      onChange={onChange}
      format={dailyBudgetWords.won}
      detail={
        <>
          <strong className="text-jade">{dailyBudgetWords.names[level]}</strong> {sayDetail()}
        </>
      }
      ranges={dailyBudgetLevels.map((range) => ({
        to: range.to,
        label: dailyBudgetWords.names[range.level],
        detail: dailyBudgetWords.typical(range.level, range.typical),
      }))}
    />
  )
}
