import type { ReactNode } from 'react'
import type { SuggestedArea } from '#domain/wishes/suggest-areas.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceName } from '#web/travel/places/place-name.tsx'
import type { Suggestion } from '#web/page-data.ts'
import { classes } from '#web/ui/classes.ts'
import { MapPin, Plus } from 'lucide-react'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

type MustVisitOptionsProps = {
  listId: string
  optionId: (index: number) => string
  areas: readonly SuggestedArea[]
  places: readonly Suggestion[]
  typed: string
  chosen: number
  onPoint: (index: number) => void
  onChoose: (index: number) => void
}

/** Cities and areas first, then places, and the typed text itself as the last option. Enter adds the chosen one. */
export function MustVisitOptions({
  listId,
  optionId,
  areas,
  places,
  typed,
  chosen,
  onPoint,
  onChoose,
}: MustVisitOptionsProps) {
  const { places: words } = tripStepBudget
  const { kinds } = placeWords
  const keepIndex = areas.length + places.length
  // With no option chosen, Enter adds the typed text.
  const added = chosen < 0 ? keepIndex : chosen
  const optionOf = (index: number, children: ReactNode) => (
    // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus -- the focused box handles keys
    <div
      key={index}
      id={optionId(index)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to the list
      role="option"
      aria-selected={index === chosen}
      onPointerMove={() => onPoint(index)}
      onClick={() => onChoose(index)}
      className={classes(
        'flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-3 py-2 last:border-0',
        index === chosen && 'bg-wash-jade',
      )}
    >
      {children}
      {index === added ? (
        <span className="ms-auto shrink-0 text-mini text-soft max-sm:hidden">{words.enterAdds}</span>
      ) : null}
    </div>
  )
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show a name in two scripts
      role="listbox"
      aria-label={words.suggestions}
      // The box keeps the focus; otherwise a press would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[50dvh] overflow-y-auto rounded-panel border border-line bg-surface shadow-raised"
    >
      {areas.map(({ name, kind }, index) =>
        optionOf(
          index,
          <>
            <span aria-hidden className="grid w-12 shrink-0 place-items-center">
              <MapPin className="size-5 text-jade" />
            </span>
            <span className="min-w-0">
              <span className="block text-small font-semibold">
                <PlaceName name={name} />
              </span>
              <span className="block text-mini text-soft">{words.areaKinds[kind]}</span>
            </span>
          </>,
        ),
      )}
      {places.map(({ id, name, district, kind, scene }, index) =>
        optionOf(
          areas.length + index,
          <>
            <Picture scene={scene} id={id} ratio="card" isInLink className="h-9 w-12 shrink-0 rounded-tag" />
            <span className="min-w-0">
              <span className="block text-small font-semibold">
                <PlaceName name={name} />
              </span>
              <span className="block text-mini text-soft">
                {kinds[kind]} · {district.en || district.ko}
              </span>
            </span>
          </>,
        ),
      )}
      {optionOf(
        keepIndex,
        <>
          <span aria-hidden className="grid w-12 shrink-0 place-items-center">
            <Plus className="size-5 text-soft" />
          </span>
          <span className="min-w-0">
            <span className="block text-small wrap-anywhere">{words.keep(typed)}</span>
            <span className="block text-mini text-soft">{words.keepHint}</span>
          </span>
        </>,
      )}
    </div>
  )
}
