import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type FoodQuery, isFoodSearchable, writePoint } from '#domain/food/food-query.ts'
import { type FoodCounts, foodLimits } from '#domain/food/food-search.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { readForm, useFollowedForm } from '#web/ui/form/use-followed-form.ts'
import { FilterPanel } from './filter-panel.tsx'
import { foodAddress, readFoodAddress, takenFilters } from './food-address.ts'
import { food as foodMessages } from '#locales/en/food/food.ts'
import { HereButton } from './here-button.tsx'

type FoodFormProps = {
  query: FoodQuery
  counts: FoodCounts
  total: number
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  isBusy: boolean
  areFiltersOpen: boolean
  onFiltersOpen: (areOpen: boolean) => void
  /** Called to move from the filters to the results. */
  onShow: () => void
}

/** The search as a form that works without scripts. With scripts a filter applies at once, and the text on submit. */
export function FoodForm(props: FoodFormProps) {
  const { query, counts, total, today, isBusy, areFiltersOpen, onFiltersOpen, onShow } = props
  const { search: words, filters, required } = foodMessages
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const filtersBox = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // The filters may have been opened before hydration.
    if (filtersBox.current?.open) onFiltersOpen(true)
  }, [onFiltersOpen])
  const here = query.coordinates && writePoint(query.coordinates)
  // The position that the visitor has replaced by typing.
  const [left, setLeft] = useState<string | null>(null)
  const isHere = here !== null && here !== left
  useFollowedForm(form, { q: query.query, where: query.location, at: momentOf(query) }, () => {})

  function move(next: FoodQuery) {
    void navigate(foodAddress(next), { preventScrollReset: true })
  }
  function choose(unset?: string) {
    if (!form.current) return
    const said = readForm(form.current)
    if (unset) said.delete(unset)
    move(readFoodAddress(said))
  }
  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!form.current) return
    const next = readFoodAddress(readForm(form.current))
    if (isFoodSearchable(next)) return move(next)
    showToast({ kind: 'failure', ...required })
    form.current.querySelector<HTMLInputElement>('[name=q]')?.focus()
  }
  function useHere(coordinates: NonNullable<FoodQuery['coordinates']>) {
    if (!form.current) return
    setLeft(null)
    move({ ...readFoodAddress(readForm(form.current)), location: '', coordinates })
  }
  return (
    <search className="mt-6 block">
      <form ref={form} aria-label={words.label} action={sitePages.food.path} autoComplete="off" onSubmit={send}>
        {query.category ? <input type="hidden" name="tab" value={query.category} /> : null}
        {isHere ? <input type="hidden" name="here" value={here} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
          <TextField
            type="search"
            name="q"
            label={words.words}
            placeholder={words.wordsHint}
            defaultValue={query.query}
            maxLength={foodLimits.words}
            enterKeyHint="search"
            icon={<Search aria-hidden />}
            className="max-w-none!"
          />
          <Where
            isHere={isHere}
            field={
              <TextField
                name="where"
                label={words.where}
                placeholder={isHere ? words.whereHere : words.whereHint}
                defaultValue={query.location}
                maxLength={foodLimits.words}
                enterKeyHint="search"
                aria-disabled={isHere || undefined}
                // Typing enables the input again.
                onInput={() => setLeft(here)}
                className={classes('max-w-none!', isHere && disabledLook)}
              />
            }
            onLeave={() => {
              setLeft(here)
              form.current?.querySelector<HTMLInputElement>('[name=where]')?.focus()
            }}
          />
          <Button type="submit" kind="primary" isPending={isBusy} pendingLabel={words.searching}>
            {words.button}
          </Button>
        </div>
        <div className="mt-2 flex flex-wrap gap-x-4">
          <HereButton onFound={useHere} />
        </div>
        <details
          ref={filtersBox}
          open={areFiltersOpen}
          onToggle={(event) => onFiltersOpen(event.currentTarget.open)}
          className="mt-2 border-y border-line"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-small font-semibold hover:text-jade [&::-webkit-details-marker]:hidden">
            <SlidersHorizontal aria-hidden className="size-5" />
            {filters.toggle(takenFilters(query).length)}
          </summary>
          <div className="pt-2 pb-5">
            <FilterPanel {...{ query, counts, today }} onChoose={choose} />
            <div className="needs-scripts mt-5">
              <Button
                onClick={() => {
                  onFiltersOpen(false)
                  onShow()
                }}
              >
                {filters.show(total)}
              </Button>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}

type WhereProps = { isHere: boolean; field: ReactNode; onLeave: () => void }

function Where({ isHere, field, onLeave }: WhereProps) {
  const { search: words } = foodMessages
  return (
    <div className="relative">
      {field}
      {isHere ? (
        <button
          type="button"
          aria-label={words.leaveHere}
          onClick={onLeave}
          className="needs-scripts absolute end-0 bottom-0 grid size-12 cursor-pointer place-items-center rounded-control text-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      ) : null}
    </div>
  )
}

const disabledLook = '[&_input]:border-line [&_input]:bg-sunk [&_input]:pe-12 [&_input]:text-soft'

/** The value of the input for a day and a time. */
function momentOf({ filters: { open } }: FoodQuery): string {
  return open === null || open === 'now' ? '' : `${open.on}T${open.at}`
}
