import { type ReactNode, useCallback, useState } from 'react'
import type { AdminPanel } from '#web/administration/admin-panel.ts'
import {
  layOver,
  type LocalChanges,
  useLocalChanges,
  withDeleted,
  withSaved,
} from '#web/administration/local-changes.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import type { ListedPlace, PlaceListing } from '#web/features/places/listing/listed-places.ts'
import { PlacesListing, type PlacesListingProps } from '#web/features/places/listing/places-listing.tsx'
import { useAllPlaces } from '#web/features/places/listing/use-all-places.ts'
import { SaveButton } from '#web/travel/places/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { loadPlaceTools } from './load-place-tools.ts'

type ManagedPlacesProps = Omit<PlacesListingProps, 'listing' | 'actionsOf' | 'above' | 'isWithoutMap'> & {
  listing: PlaceListing
}

/** The list of places with tools that only administrators load. */
export function ManagedPlaces({ listing: answered, ...shown }: ManagedPlacesProps) {
  const listing = useAllPlaces(shown.query, answered)
  const { isAdmin } = useSession()
  const assurance = useAssurance()
  const { part: tools } = useOnDemand(isAdmin, loadPlaceTools)
  const [panel, setPanel] = useState<AdminPanel<string>>({ kind: 'none' })
  const { changes, change } = useLocalChanges<ListedPlace>()
  const isManager = tools !== null && isAdmin

  const deleted = useCallback(
    (id: string) => {
      change((held) => withDeleted(held, id))
      setPanel((open) => (open.kind === 'edit' && open.id === id ? { kind: 'none' } : open))
    },
    [change],
  )
  const saved = useCallback((place: ListedPlace) => change((held) => withSaved(held, place)), [change])
  const actionsOf = useCallback(
    (place: ListedPlace): ReactNode => {
      const save = (
        <span className="flex">
          <AddToTripButton place={place} isSmall />
          <SaveButton place={place} isSmall />
        </span>
      )
      return isManager ? (
        <tools.PlaceControls {...{ place, assurance }} onPanel={setPanel} onDeleted={deleted} onSaved={saved}>
          {save}
        </tools.PlaceControls>
      ) : (
        save
      )
    },
    [isManager, tools, assurance, saved, deleted],
  )
  return (
    <PlacesListing
      {...shown}
      listing={applyLocalChanges(listing, changes)}
      above={
        isManager ? <tools.PlaceAdministration {...{ assurance, panel }} onPanel={setPanel} onSaved={saved} /> : null
      }
      isWithoutMap={isManager && panel.kind !== 'none'}
      actionsOf={actionsOf}
    />
  )
}

function applyLocalChanges<Listed extends PlaceListing>(listing: Listed, changes: LocalChanges<ListedPlace>): Listed {
  if (changes.saved.length === 0 && changes.deleted.length === 0) return listing
  // A card has no version. A change that was saved here is rarely older than the server's data.
  const places = layOver(listing.places, changes, (listed, own) => ({ ...own, metres: listed.metres }))
  return { ...listing, places, total: Math.max(places.length, listing.total + places.length - listing.places.length) }
}
