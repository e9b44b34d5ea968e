import { useNavigate } from 'react-router'
import type { PlaceQuery } from '#domain/places/place-lists.ts'
import { placesAddress } from './places-address.ts'

/** Navigates to the same list with another query. The scroll position stays. */
export function usePlacesMove(): (query: PlaceQuery) => void {
  const navigate = useNavigate()
  return (query) => void navigate(placesAddress(query), { preventScrollReset: true })
}

/** The same for a link, which also works without scripts. */
export function placesLink(query: PlaceQuery) {
  return { to: placesAddress(query), preventScrollReset: true as const }
}
