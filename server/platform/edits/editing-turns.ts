import type { Transaction } from 'kysely'
import type { Actor } from '#domain/accounts.ts'
import type { Conflict } from '#domain/change-history.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Editor, OwnName } from './editors.ts'
import { type ChangeRow, type FindEmails, presentChanges } from './told-changes.ts'

/** A transaction in the name of an editor. */
export type Turn = { tx: Transaction<Tables>; userId: string; client: string }

/** Thrown inside of a turn, and told outside of it together with the names of those who came first. */
export class SomebodyWasFirst extends Error {
  readonly current: object
  readonly rows: readonly ChangeRow[]

  constructor(current: object, rows: readonly ChangeRow[]) {
    super('somebody was first')
    this.current = current
    this.rows = rows
  }
}

type Options = {
  database: Pick<Database, 'transactionAs'>
  requireEditor: (actor: Actor) => OwnName
  findEmails: FindEmails
  changedMeanwhile: ProblemCode
}

/** Every statement of a turn runs in the editor's own name, so that the database refuses too. */
export function createTurns({ database, requireEditor, findEmails, changedMeanwhile }: Options) {
  return async function inTurn<Result>(
    { actor, client }: Editor,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    const editor = requireEditor(actor)
    try {
      return await database.transactionAs(editor, (tx) => work({ tx, userId: editor.userId, client }))
    } catch (error) {
      if (!(error instanceof SomebodyWasFirst)) throw error
      const conflict: Conflict<object> = {
        current: error.current,
        changes: await presentChanges(error.rows, findEmails),
      }
      throw new Problem(changedMeanwhile, {}, conflict)
    }
  }
}
