import { useState } from 'react'
import type { PlaceKind } from '#domain/places/places.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { useHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import { type StoredPlaces, listsOf } from '#web/travel/saved/stored-places.ts'
import { useSaved } from '#web/travel/saved/use-saved.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { findPlace } from './change-stop.ts'
import { usePlaceNames } from './use-place-names.ts'
import { useStopSearch } from './use-stop-search.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { useTripEditor } from './use-trip-editor.ts'
import { tripEditing } from '#locales/en/trips/trip-editing.ts'

type Found = { id: string; name: { en: string; ko: string }; note: string }

/** Searches the catalogue and the saved places, and adds a place to the trip. */
export function AddStopDialog({ day, isOpen, onClose }: { day: number; isOpen: boolean; onClose: () => void }) {
  const { kinds } = placeWords
  const editor = useTripEditor()
  const shown = useShownTrip()
  const hides = useHidesClinics()
  const { change } = useTripChanges()
  const [typed, setTyped] = useState('')
  const [where, setWhere] = useState(`${day}`)
  const [adding, setAdding] = useState<string | null>(null)
  const query = typed.trim()
  const suggestions = useStopSearch(query)
  const saved = useSaved()
  const savedPlaces = usePlaceNames(isOpen ? savedIds(saved) : '')
  if (!editor || !shown) return null
  const { plan } = editor.document
  const { places, recommendations } = shown.document
  const isShown = ({ kind }: { kind: PlaceKind }) => !hides || kind !== 'clinic'
  const found = suggestions?.filter(isShown).map(({ id, name, district, kind }): Found => {
    return { id, name, note: `${kinds[kind]} · ${district.en || district.ko}` }
  })
  const recommended = [
    ...new Map(
      Object.values(recommendations)
        .flat()
        .map((one) => [one.id, one]),
    ).values(),
  ]
    .flatMap(({ id }) => places[id] ?? [])
    .map(({ id, name, kind, district }): Found => ({
      id,
      name,
      note: `${kinds[kind]} · ${district.en || district.ko}`,
    }))

  async function add(placeId: string): Promise<void> {
    setAdding(placeId)
    const edit: TripEdit = { do: 'add', placeId, at: null, ...(where !== anywhere && { day: Number(where) }) }
    const isMade = await change(edit)
    setAdding(null)
    if (isMade) onClose()
  }

  const listOf = (title: string, list: readonly Found[]) =>
    list.length === 0 ? null : (
      <PlaceList
        title={title}
        list={list}
        adding={adding}
        positionOf={(id) => findPlace(plan, id)}
        onAdd={(id) => void add(id)}
      />
    )
  return (
    <Dialog title={tripEditing.add.title} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <TextField
          label={tripEditing.add.search}
          placeholder={tripEditing.add.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={tripEditing.add.where}
          value={where}
          onChange={(event) => setWhere(event.target.value)}
          options={[
            { value: anywhere, label: tripEditing.add.anywhere },
            ...plan.days.map(({ date }, index) => ({ value: `${index}`, label: tripEditing.day(index, date) })),
          ]}
        />
        <output className="sr-only">{found ? tripEditing.add.found(found.length) : ''}</output>
        {query !== '' && found?.length === 0 ? <p className="text-small text-soft">{tripEditing.add.nothing}</p> : null}
        {query !== '' && found ? listOf(tripEditing.add.results, found) : null}
        {query === ''
          ? listOf(
              tripEditing.add.saved,
              savedPlaces.filter(isShown).map(({ id, name, kind }) => ({ id, name, note: kinds[kind] })),
            )
          : null}
        {query === '' ? listOf(tripEditing.add.recommended, recommended) : null}
      </div>
    </Dialog>
  )
}

const anywhere = 'anywhere'
// A longer list is not useful in a dialog.
const mostSaved = 24

function savedIds(saved: StoredPlaces): string {
  const ids = listsOf(saved).flatMap(({ places }) => places.map(({ id }) => id))
  return [...new Set(ids)].slice(0, mostSaved).join(',')
}

type PlaceListProps = {
  title: string
  list: readonly Found[]
  adding: string | null
  positionOf: (id: string) => StopPosition | null
  onAdd: (id: string) => void
}

function PlaceList({ title, list, adding, positionOf, onAdd }: PlaceListProps) {
  const { add: words } = tripEditing
  return (
    <section>
      <h3 className="font-text text-small font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {list.map(({ id, name, note }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block text-small font-semibold">
                <PlaceName name={name} />
              </span>
              {note ? <span className="block text-mini text-soft">{note}</span> : null}
            </span>
            {positionOf(id) ? (
              <span className="text-mini text-soft">{words.inPlan}</span>
            ) : (
              <Button
                size="small"
                aria-label={words.addNamed(name.en || name.ko)}
                isPending={adding === id}
                onClick={() => onAdd(id)}
              >
                {words.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
