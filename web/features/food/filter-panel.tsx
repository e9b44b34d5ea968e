import type { FoodQuery } from '#domain/food/food-query.ts'
import { type FoodCounts, foodCuisines, foodMoods, foodNeeds } from '#domain/food/food-search.ts'
import { budgetLevels } from '#domain/places/place-lists.ts'
import { controlClasses } from '#web/ui/form/field-frame.tsx'
import { FilterChips } from './filter-chips.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'

type FilterPanelProps = {
  query: FoodQuery
  counts: FoodCounts
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  /** `unset` is the field that conflicts with the choice and is cleared. */
  onChoose: (unset?: string) => void
}

type Choice = { value: string; label: string; count: number | undefined; isChosen: boolean }

const diets: readonly string[] = ['vegan', 'vegetarian', 'halal', 'no-pork']

/** The filters that some place matches, each with the number of places that it would leave. */
export function FilterPanel({ query: { filters }, counts, today, onChoose }: FilterPanelProps) {
  const { filters: names } = foodMessages
  const { cuisine, budget, mood, needs, onlyPicks, onlyTrending, open } = filters
  const choose = () => onChoose()
  const needChoices = (areDiets: boolean) =>
    foodNeeds
      .filter((need) => diets.includes(need) === areDiets)
      .map((need) => ({
        name: 'need',
        value: need,
        label: foodMessages.needs[need],
        count: counts.needs[need],
        isChosen: needs.includes(need),
      }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OneOf
        name="cuisine"
        legend={names.cuisine}
        onChoose={choose}
        choices={foodCuisines.map((value) => ({
          value,
          label: foodMessages.cuisines[value],
          count: counts.cuisines[value],
          isChosen: value === cuisine,
        }))}
      />
      <OneOf
        name="budget"
        legend={names.budget}
        onChoose={choose}
        choices={budgetLevels.map((value) => ({
          value: String(value),
          label: foodMessages.budgets[value],
          count: counts.budgets[value],
          isChosen: value === budget,
        }))}
      />
      <OneOf
        name="mood"
        legend={names.mood}
        onChoose={choose}
        choices={foodMoods.map((value) => ({
          value,
          label: foodMessages.moods[value],
          count: counts.moods[value],
          isChosen: value === mood,
        }))}
      />
      <AnyOf legend={names.diet} choices={needChoices(true)} onChoose={choose} />
      <AnyOf legend={names.comfort} choices={needChoices(false)} onChoose={choose} />
      <AnyOf
        legend={names.marks}
        onChoose={choose}
        choices={[
          { name: 'picks', value: 'yes', label: names.picks, count: counts.picks, isChosen: onlyPicks },
          { name: 'trending', value: 'yes', label: names.trending, count: counts.trending, isChosen: onlyTrending },
        ]}
      />
      {counts.hours > 0 || open !== null ? (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <FilterChips
            kind="one"
            onChoose={() => onChoose('at')}
            legend={names.open}
            choices={[
              { name: 'open', value: '', label: names.openAny, isChosen: open === null },
              { name: 'open', value: 'now', label: names.openNow, isChosen: open === 'now' },
            ]}
          />
          <label className="block w-66 max-w-full min-w-0 text-small">
            {names.openAt}
            <input
              name="at"
              type="datetime-local"
              min={`${today}T00:00`}
              defaultValue={open === null || open === 'now' ? '' : `${open.on}T${open.at}`}
              onChange={({ target }) => isWhole(target) && onChoose('open')}
              className={`${controlClasses(false)} mt-2 min-w-0`}
            />
          </label>
        </div>
      ) : null}
      <p className="max-w-[62ch] text-mini text-soft">{names.note}</p>
    </div>
  )
}

type OneOfProps = { name: string; legend: string; choices: readonly Choice[]; onChoose: () => void }

/** A single choice, or any. Left out if no value leaves a place. */
function OneOf({ name, legend, choices, onChoose }: OneOfProps) {
  const { filters: words } = foodMessages
  const offered = listOffered(choices).map((choice) => ({ ...choice, name }))
  if (offered.length === 0) return null
  const any = { name, value: '', label: words.any, isChosen: offered.every(({ isChosen }) => !isChosen) }
  return <FilterChips kind="one" legend={legend} choices={[any, ...offered]} onChoose={onChoose} />
}

type AnyOfProps = { legend: string; choices: readonly (Choice & { name: string })[]; onChoose: () => void }

/** Any number of choices. Left out if none leaves a place. */
function AnyOf({ legend, choices, onChoose }: AnyOfProps) {
  const offered = listOffered(choices)
  return offered.length === 0 ? null : <FilterChips kind="any" legend={legend} choices={offered} onChoose={onChoose} />
}

/** A chosen value stays, so that it can be taken away. It has no count: the list below shows it. */
function listOffered<Given extends Choice>(choices: readonly Given[]): Given[] {
  return choices
    .filter(({ count, isChosen }) => isChosen || (count ?? 0) > 0)
    .map((choice) => (choice.isChosen ? { ...choice, count: undefined } : choice))
}

/** While a year is typed, the input has the years 0002, 0020 and 0202. */
function isWhole({ value, validity }: HTMLInputElement): boolean {
  return !validity.badInput && (value === '' || value >= '2000')
}
