import { placeList } from '#locales/en/places/place-list.ts'
import { useState } from 'react'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { type SeoulMoment, seoulMoment } from '#domain/korea/seoul-time.ts'
import { callApi } from '#web/api.ts'
import { ChipGroup } from '#web/ui/form/chip-group.tsx'
import { controlClasses } from '#web/ui/form/field-frame.tsx'
import { FilterSheetFrame } from '#web/ui/filters/filter-sheet-frame.tsx'
import { useTried } from '#web/ui/filters/use-tried.ts'
import { chosenNames, chosenValue, type ChosenName, listChoices, unchosenLabel } from './filter-choices.ts'
import { isOpenNow } from './open-choice.tsx'
import { dropFilters, placesAddress, readPlacesAddress, takenFilters } from './places-address.ts'

export type FilterSheetProps = {
  query: PlaceQuery
  total: number
  now: SeoulMoment
  onShow: (query: PlaceQuery) => void
  onClose: () => void
}

const several: readonly ChosenName[] = ['kind', 'tag']

/** The filters in a bottom sheet. Each choice is tried at once, and the button shows the number of results. */
export function FilterSheet({ query, total: shown, now, onShow, onClose }: FilterSheetProps) {
  const { filters } = placeList
  const [draft, setDraft] = useState(query)
  const [clears, setClears] = useState(0)
  const { total, isAsking, tryOut } = useTried({ total: shown }, askTotal)
  function choose(next: PlaceQuery) {
    setDraft(next)
    void tryOut(next)
  }
  function clear() {
    choose(dropFilters(draft))
    setClears((count) => count + 1)
  }
  return (
    <FilterSheetFrame
      words={filters}
      total={total}
      isAsking={isAsking}
      onClear={takenFilters(draft).length > 0 ? clear : null}
      onShow={() => onShow(draft)}
      onClose={onClose}
    >
      {chosenNames.map((name) => (
        <Chips key={name} name={name} query={draft} onChoose={choose} />
      ))}
      <OpenFields key={clears} query={draft} now={now} onChoose={choose} />
    </FilterSheetFrame>
  )
}

function askTotal(query: PlaceQuery, signal: AbortSignal) {
  const { searchParams } = new URL(placesAddress(query), location.href)
  return callApi('GET /places/fit.json', { query: Object.fromEntries(searchParams), signal })
}

type ChoosingProps = { query: PlaceQuery; onChoose: (query: PlaceQuery) => void }

function Chips({ name, query, onChoose }: ChoosingProps & { name: ChosenName }) {
  const isSeveral = several.includes(name)
  const any = { value: '', label: unchosenLabel(name) }
  const choices = listChoices(name).flatMap((group) => group.choices)
  function choose(chosen: string[]) {
    const { kinds, category, interest, area, province, tags, budget } = readPlacesAddress(
      new URLSearchParams(chosen.map((value) => [name, value])),
    )
    const changes: Record<ChosenName, Partial<PlaceQuery>> = {
      kind: { kinds },
      category: { category },
      interest: { interest },
      where: { area, province, district: null },
      tag: { tags },
      budget: { budget },
    }
    onChoose({ ...query, ...changes[name] })
  }
  return (
    <ChipGroup
      legend={placeList.filters[name]}
      kind={isSeveral ? 'any' : 'one'}
      choices={isSeveral ? choices : [any, ...choices]}
      chosen={isSeveral ? chosenValue(name, query).split(',') : [chosenValue(name, query)]}
      onChoose={choose}
      showAll={placeList.filters.all}
    />
  )
}

type OpenWhen = 'any' | 'now' | 'day'

/** Local state until all filters are cleared: the draft cannot hold an incomplete date. */
function OpenFields({ query, now, onChoose }: ChoosingProps & { now: SeoulMoment }) {
  const { filters } = placeList
  const [typed, setTyped] = useState({ on: query.open?.on ?? '', at: query.open?.at ?? '' })
  const [when, setWhen] = useState<OpenWhen>(query.open === null ? 'any' : isOpenNow(query.open, now) ? 'now' : 'day')
  function chooseWhen(chosen: string | undefined) {
    const { date, clock } = seoulMoment(Date.now())
    const open = chosen === 'now' ? { on: date, at: clock } : null
    setWhen(chosen === 'now' || chosen === 'day' ? chosen : 'any')
    setTyped({ on: '', at: '' })
    onChoose({ ...query, open })
  }
  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    const { open } = readPlacesAddress(new URLSearchParams({ open: next.on, at: next.at }))
    if (next.on === '' || (open !== null && open.on >= '2000')) onChoose({ ...query, open })
  }
  return (
    <div>
      <ChipGroup
        legend={filters.open}
        kind="one"
        choices={[
          { value: 'any', label: filters.anyTime },
          { value: 'now', label: filters.openNow },
          { value: 'day', label: filters.pickDay },
        ]}
        chosen={[when]}
        onChoose={([chosen]) => chooseWhen(chosen)}
        showAll={filters.all}
      />
      {when === 'day' ? (
        <div className="mt-3 grid grid-cols-[1.4fr_1fr] gap-2">
          <label className="block text-small">
            {filters.day}
            <input
              type="date"
              min={now.date}
              defaultValue={typed.on}
              onChange={(event) => type({ on: event.target.value })}
              className={controlClasses(false)}
            />
          </label>
          <label className="block text-small">
            {filters.time}
            <input
              type="time"
              defaultValue={typed.at}
              onChange={(event) => type({ at: event.target.value })}
              className={controlClasses(false)}
            />
          </label>
        </div>
      ) : null}
      <p className="mt-2 text-mini text-soft">{filters.openNote}</p>
    </div>
  )
}
