import type { FoodQuery } from '#domain/food/food-query.ts'
import { type FoodCounts, foodCuisines, foodMoods, foodNeeds } from '#domain/food/food-search.ts'
import { budgetLevels } from '#domain/places/place-lists.ts'
import { controlClasses } from '#web/ui/form/field-frame.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useFoodMessages } from './food-messages.ts'

type FilterPanelProps = {
  query: FoodQuery
  counts: FoodCounts
  total: number
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  /** `unset` is the field that conflicts with the choice and is cleared. */
  onChoose: (unset?: string) => void
}

const diets: readonly string[] = ['vegan', 'vegetarian', 'halal', 'no-pork']

/** All filters, each with the number of places that it would leave. */
export function FilterPanel({ query: { filters }, counts, total, today, onChoose }: FilterPanelProps) {
  const words = useFoodMessages()
  const { filters: names } = words
  const { cuisine, budget, mood, needs, onlyPicks, onlyTrending, open } = filters
  const chooseOne = { kind: 'one', onChoose: () => onChoose() } as const
  const chooseAny = { kind: 'any', onChoose: () => onChoose() } as const
  // No count beside a choice, which already excludes the others of its kind. In an empty list all counts are 0.
  const countOf = (isChosen: boolean, count: number | undefined) => (isChosen || total === 0 ? undefined : count)
  const needChoices = (areDiets: boolean) =>
    foodNeeds
      .filter((need) => diets.includes(need) === areDiets)
      .map((need) => ({
        name: 'need',
        value: need,
        label: words.needs[need],
        count: countOf(needs.includes(need), counts.needs[need]),
        isChosen: needs.includes(need),
      }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilterChips
        {...chooseOne}
        legend={names.cuisine}
        choices={[
          { name: 'cuisine', value: '', label: names.any, isChosen: cuisine === null },
          ...foodCuisines.map((value) => ({
            name: 'cuisine',
            value,
            label: words.cuisines[value],
            count: countOf(cuisine !== null, counts.cuisines[value]),
            isChosen: value === cuisine,
          })),
        ]}
      />
      <FilterChips
        {...chooseOne}
        legend={names.budget}
        choices={[
          { name: 'budget', value: '', label: names.any, isChosen: budget === null },
          ...budgetLevels.map((value) => ({
            name: 'budget',
            value: String(value),
            label: words.budgets[value],
            count: countOf(budget !== null, counts.budgets[value]),
            isChosen: value === budget,
          })),
        ]}
      />
      <FilterChips
        {...chooseOne}
        legend={names.mood}
        choices={[
          { name: 'mood', value: '', label: names.any, isChosen: mood === null },
          ...foodMoods.map((value) => ({
            name: 'mood',
            value,
            label: words.moods[value],
            count: countOf(mood !== null, counts.moods[value]),
            isChosen: value === mood,
          })),
        ]}
      />
      <FilterChips {...chooseAny} legend={names.diet} choices={needChoices(true)} />
      <FilterChips {...chooseAny} legend={names.comfort} choices={needChoices(false)} />
      <FilterChips
        {...chooseAny}
        legend={names.marks}
        choices={[
          {
            name: 'picks',
            value: 'yes',
            label: names.picks,
            count: countOf(onlyPicks, counts.picks),
            isChosen: onlyPicks,
          },
          {
            name: 'trending',
            value: 'yes',
            label: names.trending,
            count: countOf(onlyTrending, counts.trending),
            isChosen: onlyTrending,
          },
        ]}
      />
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
      <p className="max-w-[62ch] text-mini text-soft">{names.note}</p>
    </div>
  )
}

/** While a year is typed, the input has the years 0002, 0020 and 0202. */
function isWhole({ value, validity }: HTMLInputElement): boolean {
  return !validity.badInput && (value === '' || value >= '2000')
}
