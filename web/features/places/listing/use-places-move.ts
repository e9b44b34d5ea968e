import { useNavigate } from 'react-router'
import type { PlaceQuery } from '#domain/place-lists.ts'
import { placesAddress } from './places-address.ts'

/** Leads to the same list with something else asked of it; the page stays where it is scrolled to. */
export function usePlacesMove(): (query: PlaceQuery) => void {
  const navigate = useNavigate()
  return (query) => void navigate(placesAddress(query), { preventScrollReset: true })
}

/** The same as a link, which also works without scripts. */
export function placesLink(query: PlaceQuery) {
  return { to: placesAddress(query), preventScrollReset: true as const }
}
