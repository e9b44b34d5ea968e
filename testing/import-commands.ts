import { recordAudit } from '#server/accounts/audit.ts'
import { createImportCommands } from '#server/clinics/import/import-commands.ts'

type Options = Omit<Parameters<typeof createImportCommands>[0], 'recordAudit'>

/** The commands of an import, with their lines in the audit log as the product writes them. */
export function createTestImportCommands(options: Options) {
  return createImportCommands({ ...options, recordAudit })
}
