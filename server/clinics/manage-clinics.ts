import type { Kysely } from 'kysely'
import type { Change, History } from '#domain/change-history.ts'
import type { DeletedClinics } from '#domain/clinic-history.ts'
import type { ClinicChanges } from '#domain/clinic-schemas.ts'
import {
  type Clinic,
  clinicCard,
  type ClinicFacts,
  type ClinicTreatment,
  showClinic,
  unknownClinic,
} from '#domain/clinics.ts'
import { Problem } from '#domain/problems.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { createTurns, SomebodyWasFirst, type Turn } from '#server/platform/edits/editing-turns.ts'
import type { Editor } from '#server/platform/edits/editors.ts'
import { pick } from '#server/platform/edits/overlays.ts'
import {
  andOneMore,
  type ChangesPage,
  cutPage,
  type FindEmails,
  nameActors,
  presentChanges,
} from '#server/platform/edits/told-changes.ts'
import { addChange, listChanges, listChangesBy, listChangesSince } from './clinic-change-store.ts'
import { applyChanges, changedFields, overlayOf, undoChanges } from './clinic-edits.ts'
import { requireManager } from './clinic-managers.ts'
import {
  addClinic,
  type HeldClinic,
  holdClinic,
  listDeletedClinics,
  readClinic,
  readHeldClinic,
  saveDeletion,
  saveOverlay,
} from './clinic-store.ts'

/** What an editor does, unlike an import. */
type Editing = Exclude<Change['action'], 'imported'>

type Entry = {
  at: Date
  actorId: string
  action: `clinic.${Editing}`
  subjectId: string
  client: string
  details: Record<string, string | number>
}

type Options = {
  database: Pick<Database, 'transactionAs'>
  recordAudit: (tx: Kysely<Tables>, entry: Entry) => Promise<void>
  findEmails: FindEmails
  now: () => number
}

/**
 * What administrators do with clinics. Every statement runs in their name, so that the database refuses too, and a
 * change stands together with its line in the history and in the audit log or not at all.
 */
export function createClinicManagement({ database, recordAudit, findEmails, now }: Options) {
  const inTurn = createTurns({
    database,
    requireEditor: requireManager,
    findEmails,
    changedMeanwhile: 'clinics.changed_meanwhile',
  })

  /** The clinic, held until the transaction ends, as whoever asks saw it. */
  async function hold({ tx }: Turn, id: number, seen: number | null): Promise<HeldClinic> {
    const held = await holdClinic(tx, id)
    if (!held) throw new Problem('clinics.not_found')
    const { version } = held.clinic
    if (seen !== null && seen !== version) {
      throw new SomebodyWasFirst(held.clinic, await listChangesSince(tx, id, seen))
    }
    return held
  }

  async function holdListed(turn: Turn, id: number, seen: number | null): Promise<HeldClinic> {
    const held = await hold(turn, id, seen)
    if (held.isDeleted) throw new Problem('clinics.not_found')
    return held
  }

  async function saveFacts(
    turn: Turn,
    { clinic, imported }: HeldClinic,
    facts: ClinicFacts,
    action: 'updated' | 'restored',
  ): Promise<Clinic> {
    const changed = changedFields(clinic, facts)
    if (changed.length === 0) return clinic
    const saved = await saveOverlay(turn.tx, clinic.id, overlayOf(imported, facts))
    await note(turn, saved, action, { before: pick(clinic, changed), after: pick(facts, changed) })
    return saved
  }

  async function note(
    { tx, userId, client }: Turn,
    { id, version }: Clinic,
    action: Editing,
    { before = {}, after = {} }: { before?: Partial<ClinicFacts>; after?: Partial<ClinicFacts> } = {},
  ): Promise<void> {
    await addChange(tx, { clinicId: id, version, action, actorId: userId, before, after })
    await recordAudit(tx, {
      at: new Date(now()),
      actorId: userId,
      action: `clinic.${action}`,
      subjectId: String(id),
      client,
      details: { version, fields: Object.keys(after).join(', ') },
    })
  }

  return {
    /** Everything that is known of a clinic, what is not shown to everybody included. */
    facts: (by: Editor, id: number): Promise<Clinic> =>
      inTurn(by, async ({ tx }) => {
        const held = await readHeldClinic(tx, id)
        if (!held || held.isDeleted) throw new Problem('clinics.not_found')
        return held.clinic
      }),

    create: (by: Editor, given: ClinicChanges): Promise<Clinic> =>
      inTurn(by, async (turn) => {
        const facts = applyChanges(unknownClinic, given, seoulDay(now()))
        const clinic = await addClinic(turn.tx, facts)
        await note(turn, clinic, 'created', { after: pick(facts, changedFields(unknownClinic, facts)) })
        return clinic
      }),

    /** Changes some fields of the version that the editor saw. */
    update: (by: Editor, id: number, seen: number | null, changes: ClinicChanges): Promise<Clinic> =>
      inTurn(by, async (turn) => {
        if (seen === null) throw new Problem('clinics.version_required')
        const held = await holdListed(turn, id, seen)
        return saveFacts(turn, held, applyChanges(held.clinic, changes, seoulDay(now())), 'updated')
      }),

    /** It stays for its restoring, and nobody else sees it. */
    remove: (by: Editor, id: number, seen: number | null): Promise<void> =>
      inTurn(by, async (turn) => {
        const { clinic } = await holdListed(turn, id, seen)
        await note(turn, await saveDeletion(turn.tx, clinic.id, true), 'deleted')
      }),

    /** Takes a deletion back; a clinic that is there stays as it is. */
    restore: (by: Editor, id: number, seen: number | null): Promise<Clinic> =>
      inTurn(by, async (turn) => {
        const { clinic, isDeleted } = await hold(turn, id, seen)
        if (!isDeleted) return clinic
        const restored = await saveDeletion(turn.tx, id, false)
        await note(turn, restored, 'restored')
        return restored
      }),

    /** Also of a clinic that is deleted. */
    async history(by: Editor, id: number, page: ChangesPage): Promise<History> {
      const rows = await inTurn(by, async ({ tx }) => {
        if (!(await readHeldClinic(tx, id))) throw new Problem('clinics.not_found')
        return listChanges(tx, id, andOneMore(page))
      })
      const { shown, last } = cutPage(rows, page)
      return { changes: await presentChanges(shown, findEmails), next: last && String(last.id) }
    },

    /** Those that can be restored, the last one that was deleted first. */
    async deleted(by: Editor, treatment: ClinicTreatment | null, page: ChangesPage): Promise<DeletedClinics> {
      const rows = await inTurn(by, ({ tx }) => listDeletedClinics(tx, { treatment, ...andOneMore(page) }))
      const { shown, last } = cutPage(rows, page)
      const actorOf = await nameActors(shown, findEmails)
      const clinics = shown.map((row) => ({
        ...clinicCard(showClinic(readClinic(row))),
        deletedAt: row.at.toISOString(),
        deletedBy: actorOf(row),
      }))
      return { clinics, next: last && String(last.change) }
    },

    /** Says of every field again what it said in an earlier version. */
    restoreVersion: (by: Editor, id: number, wanted: number, seen: number | null): Promise<Clinic> =>
      inTurn(by, async (turn) => {
        const held = await holdListed(turn, id, seen)
        if (wanted < 1 || wanted > held.clinic.version) throw new Problem('clinics.version_not_found')
        const facts = undoChanges(held.clinic, await listChangesSince(turn.tx, id, wanted))
        return saveFacts(turn, held, facts, 'restored')
      }),

    /**
     * What is held about an administrator, for the file that they are given. It outlives the account, without a name.
     */
    exportPart: {
      name: 'clinic_changes',
      async read(userId: string) {
        const rows = await database.transactionAs({ role: 'service' }, (tx) => listChangesBy(tx, userId))
        return rows.map(({ clinic_id, version, action, at, after }) => ({
          clinic_id,
          version,
          action,
          at: at.toISOString(),
          fields: Object.keys(after),
        }))
      },
    },
  }
}

export type ClinicManagement = ReturnType<typeof createClinicManagement>
