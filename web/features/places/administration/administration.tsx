import type { ReactNode } from 'react'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import { Administration } from '#web/administration/administration.tsx'
import { EditControls } from '#web/administration/edit-controls.tsx'
import { PlaceForm } from '#web/features/places/administration/form/place-form.tsx'
import type { ListedPlace } from '#web/features/places/listing/listed-places.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DeletedPlaces } from './deleted-places.tsx'
import { listedPlace } from './listed-place.ts'
import { placeKind } from './place-kind.ts'
import { uncheckedPath } from './unchecked-path.ts'
import { placeForm } from '#locales/en/places/place-form.ts'

type Shared = {
  assurance: Assurance
  onPanel: (panel: AdminPanel<string>) => void
  onSaved: (place: ListedPlace) => void
}

/** The administrator's panel above the cards of all places. */
export function PlaceAdministration({ onSaved, ...shown }: Shared & { panel: AdminPanel<string> }) {
  const { toolbar } = placeForm
  return (
    <Administration
      {...shown}
      kind={placeKind}
      onSaved={(place) => onSaved(listedPlace(place))}
      renderForm={({ thing: place, ...on }) => <PlaceForm key={place?.version} place={place} {...on} />}
      renderDeleted={(onRestored) => <DeletedPlaces onRestored={onRestored} />}
      more={<ButtonLink to={uncheckedPath}>{toolbar.unchecked}</ButtonLink>}
    />
  )
}

type ControlsProps = Shared & {
  place: Pick<ListedPlace, 'id' | 'name'>
  onDeleted: (id: string) => void
  /** Rendered before the controls: the public actions of a card. */
  children: ReactNode
}

export function PlaceControls({
  place: { id, name },
  assurance,
  onPanel,
  onDeleted,
  onSaved,
  children,
}: ControlsProps) {
  const said = name.en || name.ko
  return (
    <>
      {children}
      <EditControls
        kind={placeKind}
        {...{ id, name: said, assurance }}
        onEdit={() => onPanel({ kind: 'edit', id, name: said })}
        onDeleted={() => onDeleted(id)}
        onRestored={(place) => onSaved(listedPlace(place))}
      />
    </>
  )
}
