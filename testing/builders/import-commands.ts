import { recordAudit } from '#server/accounts/audit.ts'
import { createImportCommands } from '#server/clinics/import/import-commands.ts'
import { createPlaceImportCommands } from '#server/places/import/import-commands.ts'

type Options = Omit<Parameters<typeof createImportCommands>[0], 'recordAudit'>
type PlaceOptions = Omit<Parameters<typeof createPlaceImportCommands>[0], 'recordAudit'>

/** The commands of an import, with their lines in the audit log as the product writes them. */
export function createTestImportCommands(options: Options) {
  return createImportCommands({ ...options, recordAudit })
}

export function createTestPlaceImportCommands(options: PlaceOptions) {
  return createPlaceImportCommands({ ...options, recordAudit })
}
