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
  /** What ran since it was asked last. */
  const takeStatements = () => ran.splice(0)
  return { counted, takeStatements }
}

/** Its kind, and the words of what is written by hand but for how a savepoint ends. */
function describe(node: RootOperationNode): string {
  if (node.kind !== 'RawNode') return node.kind
  return node.sqlFragments
    .join('?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(release|rollback to) savepoint/, 'end savepoint')
}
