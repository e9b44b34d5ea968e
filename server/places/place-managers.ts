import { canManagePlaces } from '#domain/places/place-history.ts'
import { createEditors } from '#server/platform/edits/editors.ts'

export const { audience: placeManagers, requireEditor: requirePlaceManager } = createEditors({
  mayEdit: canManagePlaces,
  denied: 'places.edit_denied',
})
