import { canManageClinics } from '#domain/clinics/clinics.ts'
import { createEditors } from '#server/platform/edits/editors.ts'

export const { audience: clinicManagers, requireEditor: requireManager } = createEditors({
  mayEdit: canManageClinics,
  denied: 'clinics.edit_denied',
})
