import type { ReactNode } from 'react'
import { ListedPlaceCard } from './listed-place-card.tsx'
import type { ListedPlace } from './listed-places.ts'

type PlaceGridProps = {
  places: readonly ListedPlace[]
  firstNumber: number
  activeId: string | null
  onActivate: (id: string | null) => void
  actionsOf: ((place: ListedPlace) => ReactNode) | undefined
}

/** The cards. Hovering or focusing one highlights its pin. */
export function PlaceGrid({ places, firstNumber, activeId, onActivate, actionsOf }: PlaceGridProps) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2">
      {places.map((place, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the links inside
        <li
          key={place.id}
          id={placeRowId(place.id)}
          className="min-w-0"
          onPointerEnter={(event) => event.pointerType !== 'touch' && onActivate(place.id)}
          onPointerLeave={() => onActivate(null)}
          onFocus={() => onActivate(place.id)}
          onBlur={() => onActivate(null)}
        >
          <ListedPlaceCard
            place={place}
            number={firstNumber + index}
            isActive={place.id === activeId}
            isFirst={index < 2}
            actions={actionsOf?.(place)}
          />
        </li>
      ))}
    </ul>
  )
}

export function placeRowId(id: string): string {
  return `place-${id}`
}
