import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { TestDatabase } from './database.ts'

/** The same database, which remembers what kind of statements ran in it. */
export function countStatements(opened: TestDatabase) {
  const ran: string[] = []
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      ran.push(describe(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const { database } = opened
  const counted: TestDatabase = {
    ...opened,
    database: {
      ...database,
      app: database.app.withPlugin(counter),
      transactionAs(who, work) {
        ran.push('begin')
        return database.transactionAs(who, (tx) => work(tx.withPlugin(counter)))
      },
    },
  }
  /** The statements since the last call. */
  const takeStatements = () => ran.splice(0)
  return { counted, takeStatements }
}

/** The kind of a statement, and the text of hand-written ones except those that end a savepoint. */
function describe(node: RootOperationNode): string {
  if (node.kind !== 'RawNode') return node.kind
  return node.sqlFragments
    .join('?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(release|rollback to) savepoint/, 'end savepoint')
}
