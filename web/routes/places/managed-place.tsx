import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { sitePages } from '#domain/site/site-pages.ts'
import type { Place } from '#domain/places/places.ts'
import { useAssurance } from '#web/features/accounts/own-account/assurance.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import type { PlaceDetails } from '#web/features/places/detail/place-details.ts'
import { placePage as words } from '#locales/en/places/place-page.ts'
import { PlacePage } from '#web/features/places/detail/place-page.tsx'
import { SaveButton } from '#web/travel/places/save-button.tsx'
import { AddToTripButton } from '#web/travel/trip/add-to-trip-button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { loadPlaceTools } from './load-place-tools.ts'

/** The page of a place with tools that only administrators load. */
export function ManagedPlace({ details }: { details: PlaceDetails }) {
  const { isAdmin } = useSession()
  const assurance = useAssurance()
  const { part: tools } = useOnDemand(isAdmin, loadPlaceTools)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [own, setOwn] = useState<Place | null>(null)
  // A change that was saved here is shown at once, even if the server's page is slightly older.
  const place = own && own.version > details.place.version ? own : details.place
  function saved(next: Place) {
    setOwn(next)
    void revalidate()
  }
  return (
    <PlacePage
      details={{ ...details, place }}
      save={
        <>
          <AddToTripButton place={place} kind="primary" />
          <SaveButton place={place} />
          {servesFood(place) ? (
            <ButtonLink size="small" to={`${sitePages['table-card'].path}?place=${place.id}`}>
              {words.tableCard}
            </ButtonLink>
          ) : null}
        </>
      }
      above={
        tools && isAdmin ? (
          <tools.PlaceTools
            {...{ place, assurance }}
            onSaved={saved}
            onDeleted={() => void navigate(sitePages.places.path)}
            onUndone={({ id }) => void navigate(`${sitePages.places.path}/${id}`)}
          />
        ) : null
      }
    />
  )
}

function servesFood({ kind, permanentlyClosed }: Place): boolean {
  return !permanentlyClosed && ['restaurant', 'cafe', 'street-food', 'market'].includes(kind)
}
