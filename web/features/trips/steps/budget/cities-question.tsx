import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { Question } from '#web/features/trips/steps/step-section.tsx'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

const answers = ['decide', 'one', 'several'] as const

/** One city, several, or let the planner decide, which is stored as no answer. */
export function CitiesQuestion({ draft }: { draft: TripStep2 }) {
  const { cities } = tripStepBudget
  function choose(answer: (typeof answers)[number]) {
    const { cities: _before, ...rest } = draft
    keepStep('step2', answer === 'decide' ? rest : { ...rest, cities: answer })
  }
  return (
    <TileGroup
      name="cities"
      choose="one"
      label={<Question>{cities.title}</Question>}
      hint={cities.hint}
      tiles={answers.map((answer) => ({
        value: answer,
        label: cities.options[answer].name,
        detail: cities.options[answer].detail,
      }))}
      selected={[draft.cities ?? 'decide']}
      onSelect={([answer]) => answer && choose(answer)}
      columns="grid-cols-1"
    />
  )
}
