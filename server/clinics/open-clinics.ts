import type { EditingOptions } from '#server/platform/edits/editing.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { SampleMode } from './clinic-marks.ts'
import { describeClinicRoutes } from './clinic-routes.ts'
import type { ClinicSettings } from './clinic-settings.ts'
import { createClinics } from './clinics.ts'
import { createClinicManagement } from './manage-clinics.ts'
import { clinicRegisterService, clinicSourceService } from './outside-clinic-services.ts'
import { openClinicSource } from './source/clinic-source.ts'

type Parts = EditingOptions<'clinic'> & {
  database: Database
  samples: SampleMode
  clinics: ClinicSettings
  addPicture: (address: string, by: Editor) => Promise<string>
  log: Log
}

/** The directory of clinics, and its administration. */
export function openClinics(parts: Parts) {
  const source = openClinicSource(parts)
  const clinics = createClinics({ ...parts, source })
  const management = createClinicManagement(parts)
  return {
    clinics,
    routes: describeClinicRoutes({ clinics, management, addPicture: parts.addPicture }),
    exportParts: [management.exportPart],
    outsideServices: [clinicRegisterService(parts.clinics), clinicSourceService(parts.clinics, source)],
  }
}
