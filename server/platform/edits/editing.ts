import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '#domain/accounts/accounts.ts'
import type { Change, Conflict, History } from '#domain/site/change-history.ts'
import { Problem, type ProblemCode } from '#domain/site/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { type ChangeTable, createChangeStore } from './change-store.ts'
import type { Editor, OwnName } from './editors.ts'
import { pick } from './overlays.ts'
import {
  andOneMore,
  type ChangeRow,
  type ChangesPage,
  cutPage,
  type FindEmails,
  presentChanges,
} from './change-rows.ts'

/** A transaction under the claims of an editor. */
export type Edit = { tx: Transaction<Tables>; userId: string; client: string }

/** `said` is what the source of an entry says, without the overlay of an editor. */
export type Held<Entry, Facts> = { entry: Entry; said: Facts; isDeleted: boolean }

/** The actions of editors; imports are excluded. */
type EditAction = Exclude<Change['action'], 'imported'>

/** A kind of entry that editors maintain. */
export type EditedKind<Name extends string, Id, Entry, Facts> = {
  /** Its name in the audit log and in the export of a user's own data. */
  name: Name
  requireEditor: (actor: Actor) => OwnName
  problems: Record<'notFound' | 'changedSince' | 'versionRequired' | 'versionNotFound', ProblemCode>
  history: ChangeTable
  store: {
    /** Also reads a deleted entry, if row-level security shows it. */
    read: (tx: Transaction<Tables>, id: Id) => Promise<Held<Entry, Facts> | null>
    /** Locks the row until the transaction ends, so that two editors change it one after the other. */
    hold: (tx: Transaction<Tables>, id: Id) => Promise<Held<Entry, Facts> | null>
    saveOverlay: (tx: Transaction<Tables>, id: Id, overlay: Partial<Facts>) => Promise<Entry>
    saveDeletion: (tx: Transaction<Tables>, id: Id, isDeleted: boolean) => Promise<Entry>
  }
  facts: {
    of: (entry: Entry) => Facts
    /** The names of the facts that differ. */
    differing: (before: Facts, after: Facts) => (keyof Facts)[]
    /** The overlay that the facts of the source need for these facts to be shown. */
    overlay: (said: Facts, shown: Facts) => Partial<Facts>
    /** The facts before these changes, which are given newest first. */
    undo: (current: Facts, changes: readonly Pick<ChangeRow, 'before'>[]) => Facts
    /** The public name of the field behind a name in the history. */
    fieldOf: (name: string) => string
  }
}

type AuditEntry<Name extends string> = {
  at: Date
  actorId: string
  action: `${Name}.${EditAction}`
  subjectId: string
  client: string
  details: Record<string, string | number>
}

export type EditingOptions<Name extends string> = {
  database: Pick<Database, 'transactionAs'>
  recordAudit: (tx: Kysely<Tables>, entry: AuditEntry<Name>) => Promise<void>
  findEmails: FindEmails
  now: () => number
}

/** Thrown inside an edit, and reported outside it with the names of those who changed the entry first. */
class VersionConflict extends Error {
  readonly current: object
  readonly rows: readonly ChangeRow[]

  constructor(current: object, rows: readonly ChangeRow[]) {
    super('the version has changed')
    this.current = current
    this.rows = rows
  }
}

/**
 * What administrators do with entries of one kind. Every statement runs under their claims, so that the database checks
 * too. A change is saved with its lines in the history and in the audit log, or not at all.
 */
export function createEditing<
  Name extends string,
  Id extends number | string,
  Entry extends { id: Id; version: number },
  Facts extends object,
>(
  { name, requireEditor, problems, history, store, facts }: EditedKind<Name, Id, Entry, Facts>,
  { database, recordAudit, findEmails, now }: EditingOptions<Name>,
) {
  const changes = createChangeStore<Id>(history)

  async function inEdit<Result>({ actor, client }: Editor, work: (edit: Edit) => Promise<Result>): Promise<Result> {
    const editor = requireEditor(actor)
    try {
      return await database.transactionAs(editor, (tx) => work({ tx, userId: editor.userId, client }))
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error
      const conflict: Conflict<object> = {
        current: error.current,
        changes: await presentChanges(error.rows, findEmails),
      }
      throw new Problem(problems.changedSince, {}, conflict)
    }
  }

  /** The entry, locked until the transaction ends, if it still has the version that the caller saw. */
  async function hold({ tx }: Edit, id: Id, seen: number | null): Promise<Held<Entry, Facts>> {
    const held = await store.hold(tx, id)
    if (!held) throw new Problem(problems.notFound)
    if (seen !== null && seen !== held.entry.version)
      throw new VersionConflict(held.entry, presentFields(await changes.listSince(tx, id, seen)))
    return held
  }

  async function holdListed(edit: Edit, id: Id, seen: number | null): Promise<Held<Entry, Facts>> {
    const held = await hold(edit, id, seen)
    if (held.isDeleted) throw new Problem(problems.notFound)
    return held
  }

  async function saveFacts(
    edit: Edit,
    { entry, said }: Held<Entry, Facts>,
    shown: Facts,
    action: 'updated' | 'restored',
  ): Promise<Entry> {
    const before = facts.of(entry)
    const changed = facts.differing(before, shown)
    if (changed.length === 0) return entry
    const saved = await store.saveOverlay(edit.tx, entry.id, facts.overlay(said, shown))
    await note(edit, saved, action, { before: pick(before, changed), after: pick(shown, changed) })
    return saved
  }

  /** Records what was done, in the history and in the audit log. */
  async function note(
    { tx, userId, client }: Edit,
    { id, version }: Entry,
    action: EditAction,
    { before = {}, after = {} }: { before?: object; after?: object } = {},
  ): Promise<void> {
    await changes.add(tx, { subject: id, version, action, actorId: userId, before: { ...before }, after: { ...after } })
    await recordAudit(tx, {
      at: new Date(now()),
      actorId: userId,
      action: `${name}.${action}`,
      subjectId: String(id),
      client,
      details: { version, fields: Object.keys(after).map(facts.fieldOf).join(', ') },
    })
  }

  function presentFields<Row extends ChangeRow>(rows: readonly Row[]): Row[] {
    const byField = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [facts.fieldOf(key), value]))
    return rows.map((row) => ({ ...row, before: byField(row.before), after: byField(row.after) }))
  }

  return {
    inEdit,
    holdListed,
    note,

    /** All facts of an entry as it is now, with its version. */
    facts: (by: Editor, id: Id): Promise<Entry> =>
      inEdit(by, async ({ tx }) => {
        const held = await store.read(tx, id)
        if (!held || held.isDeleted) throw new Problem(problems.notFound)
        return held.entry
      }),

    /** Changes some facts of the version that the editor saw. */
    update: (by: Editor, id: Id, seen: number | null, change: (entry: Entry) => Facts): Promise<Entry> =>
      inEdit(by, async (edit) => {
        if (seen === null) throw new Problem(problems.versionRequired)
        const held = await holdListed(edit, id, seen)
        return saveFacts(edit, held, change(held.entry), 'updated')
      }),

    /** The entry is kept so that it can be restored, and nobody else sees it. */
    remove: (by: Editor, id: Id, seen: number | null): Promise<void> =>
      inEdit(by, async (edit) => {
        await holdListed(edit, id, seen)
        await note(edit, await store.saveDeletion(edit.tx, id, true), 'deleted')
      }),

    /** Undoes a deletion; an entry that is not deleted stays as it is. */
    restore: (by: Editor, id: Id, seen: number | null): Promise<Entry> =>
      inEdit(by, async (edit) => {
        const { entry, isDeleted } = await hold(edit, id, seen)
        if (!isDeleted) return entry
        const restored = await store.saveDeletion(edit.tx, id, false)
        await note(edit, restored, 'restored')
        return restored
      }),

    /** Sets every field to its value in an earlier version. */
    restoreVersion: (by: Editor, id: Id, wanted: number, seen: number | null): Promise<Entry> =>
      inEdit(by, async (edit) => {
        const held = await holdListed(edit, id, seen)
        if (wanted < 1 || wanted > held.entry.version) throw new Problem(problems.versionNotFound)
        const since = await changes.listSince(edit.tx, id, wanted)
        return saveFacts(edit, held, facts.undo(facts.of(held.entry), since), 'restored')
      }),

    /** Works for a deleted entry too. */
    async history(by: Editor, id: Id, page: ChangesPage): Promise<History> {
      const rows = await inEdit(by, async ({ tx }) => {
        if (!(await store.read(tx, id))) throw new Problem(problems.notFound)
        return changes.list(tx, id, andOneMore(page))
      })
      const { shown, last } = cutPage(rows, page)
      return { changes: await presentChanges(presentFields(shown), findEmails), next: last && String(last.id) }
    },

    /** The data held about an administrator, for their data export. They outlive the account, without a name. */
    exportPart: {
      name: `${name}_changes`,
      async read(userId: string) {
        const rows = await database.transactionAs({ role: 'service' }, (tx) => changes.listBy(tx, userId))
        return rows.map(({ subject, version, action, at, after }) => ({
          [history.subject]: subject,
          version,
          action,
          at: at.toISOString(),
          fields: Object.keys(after).map(facts.fieldOf),
        }))
      },
    },
  }
}
