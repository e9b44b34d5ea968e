/** Loads the administrator's tools for places. Only administrators load them. */
export async function loadPlaceTools() {
  const [{ PlaceAdministration, PlaceControls }, { PlaceTools }] = await Promise.all([
    import('#web/features/places/administration/administration.tsx'),
    import('#web/features/places/administration/place-tools.tsx'),
  ])
  return { PlaceAdministration, PlaceControls, PlaceTools }
}
