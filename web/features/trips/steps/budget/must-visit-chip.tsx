import type { PlaceReading } from '#domain/trips/answers/place-wishes.ts'
import { classes } from '#web/ui/classes.ts'
import { TriangleAlert, X } from 'lucide-react'
import { tripStepBudget } from '#locales/en/trips/steps/trip-step-budget.ts'

type MustVisitChipProps = { text: string; readings: readonly PlaceReading[] | undefined; onRemove: () => void }

/** A place of the list with its Hangul name and city; an unknown name is marked and kept. */
export function MustVisitChip({ text, readings, onRemove }: MustVisitChipProps) {
  const { places: words } = tripStepBudget
  const [only] = readings ?? []
  const isUnknown = readings !== undefined && (!only || readings.some(({ kind }) => kind === 'unknown'))
  const shown = readings?.length === 1 && (only?.kind === 'place' || only?.kind === 'region') ? only.name : null
  return (
    <li
      title={isUnknown ? words.notFoundHint : undefined}
      className={classes(
        'inline-flex max-w-full items-center gap-1.5 rounded-control border ps-2.5 text-small',
        isUnknown ? 'border-dashed border-ochre bg-wash-ochre' : 'border-line bg-ground',
      )}
    >
      {isUnknown ? <TriangleAlert aria-hidden className="size-4 shrink-0 text-ochre" /> : null}
      <span className="min-w-0 py-1.5 wrap-anywhere">
        <span className="font-semibold">{shown?.en || text}</span>{' '}
        {shown?.ko ? (
          <>
            <span lang="ko" className="mx-0.5 text-soft">
              {shown.ko}
            </span>{' '}
          </>
        ) : null}
        <Told readings={readings} isUnknown={isUnknown} />
      </span>
      <button
        type="button"
        aria-label={words.remove(shown?.en || text)}
        onClick={onRemove}
        className="grid size-9 shrink-0 max-sm:size-11 pointer-coarse:size-11 cursor-pointer place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

function Told({ readings, isUnknown }: { readings: readonly PlaceReading[] | undefined; isUnknown: boolean }) {
  const { places: words } = tripStepBudget
  if (!readings) return null
  const told = isUnknown ? words.notFound : readings.map((reading) => sayReading(reading, words)).join(', ')
  return <span className={classes('text-mini', isUnknown ? 'text-ochre' : 'text-soft')}>{told}</span>
}

type Words = (typeof tripStepBudget)['places']

function sayReading({ kind, city, name, count }: PlaceReading, words: Words): string {
  switch (kind) {
    case 'place':
      return city?.en ?? name?.en ?? ''
    case 'several':
      return words.several(count)
    case 'area':
      return words.area
    case 'region':
      return words.part
    case 'declined':
      return words.declined
    case 'wish':
      return words.noPlace
    case 'unknown':
      return words.notFound
  }
}
