import type { Transaction } from 'kysely'
import { canAdminister } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'
import { isReader } from './inbox-store.ts'

type Tx = Transaction<Tables>

const { audience, requireEditor } = createEditors({ mayEdit: canAdminister, denied: 'consultations.denied' })

/** The audience of the routes. Whether the operator has named the administrator is seen after that. */
export { audience as inboxAudience, requireEditor as requireAdministrator }

/** Runs as the administrator, so that the database checks too, and only for those whom the operator has named. */
export async function asReader<Result>(
  database: Pick<Database, 'transactionAs'>,
  { actor }: Editor,
  work: (tx: Tx, userId: string) => Promise<Result>,
): Promise<Result> {
  const own = requireEditor(actor)
  return database.transactionAs(own, async (tx) => {
    if (!(await isReader(tx, own.userId))) throw new Problem('consultations.denied')
    return work(tx, own.userId)
  })
}
