import type { DeletedClinics } from '#domain/clinics/clinic-history.ts'
import type { ClinicChanges } from '#domain/clinics/clinic-schemas.ts'
import { type Clinic, clinicCard, type ClinicTreatment, showClinic, unknownClinic } from '#domain/clinics/clinics.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { createEditing, type EditingOptions } from '#server/platform/edits/editing.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { pick } from '#server/platform/edits/overlays.ts'
import { andOneMore, type ChangesPage, cutPage, nameActors } from '#server/platform/edits/change-rows.ts'
import { applyChanges, changedFields, onlyFacts, overlayOf, undoChanges } from './clinic-edits.ts'
import { requireManager } from './clinic-managers.ts'
import {
  addClinic,
  holdClinic,
  listDeletedClinics,
  readClinic,
  readHeldClinic,
  saveDeletion,
  saveOverlay,
} from './clinic-store.ts'

/** The operations of administrators on clinics. */
export function createClinicManagement(options: EditingOptions<'clinic'>) {
  const { inEdit, note, update, ...editing } = createEditing(
    {
      name: 'clinic',
      requireEditor: requireManager,
      problems: {
        notFound: 'clinics.not_found',
        changedSince: 'clinics.changed_meanwhile',
        versionRequired: 'clinics.version_required',
        versionNotFound: 'clinics.version_not_found',
      },
      history: { table: 'mgk.clinic_changes', subject: 'clinic_id' },
      store: { read: readHeldClinic, hold: holdClinic, saveOverlay, saveDeletion },
      facts: {
        of: onlyFacts,
        differing: changedFields,
        overlay: overlayOf,
        undo: undoChanges,
        fieldOf: (name) => name,
      },
    },
    options,
  )
  const { findEmails, now } = options
  const today = () => seoulDay(now())

  return {
    ...editing,

    create: (by: Editor, given: ClinicChanges): Promise<Clinic> =>
      inEdit(by, async (edit) => {
        const facts = applyChanges(unknownClinic, given, today())
        const clinic = await addClinic(edit.tx, facts)
        await note(edit, clinic, 'created', { after: pick(facts, changedFields(unknownClinic, facts)) })
        return clinic
      }),

    /** Changes some fields. `seen` is the version that the editor saw. */
    update: (by: Editor, id: number, seen: number | null, changes: ClinicChanges): Promise<Clinic> =>
      update(by, id, seen, (clinic) => applyChanges(clinic, changes, today())),

    /** The deleted clinics, which can be restored; newest deletion first. */
    async deleted(by: Editor, treatment: ClinicTreatment | null, page: ChangesPage): Promise<DeletedClinics> {
      const rows = await inEdit(by, ({ tx }) => listDeletedClinics(tx, { treatment, ...andOneMore(page) }))
      const { shown, last } = cutPage(rows, page)
      const actorOf = await nameActors(shown, findEmails)
      const clinics = shown.map((row) => ({
        ...clinicCard(showClinic(readClinic(row))),
        deletedAt: row.at.toISOString(),
        deletedBy: actorOf(row),
      }))
      return { clinics, next: last && String(last.change) }
    },
  }
}

export type ClinicManagement = ReturnType<typeof createClinicManagement>
