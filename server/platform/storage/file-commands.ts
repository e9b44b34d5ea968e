import type { Database } from '#server/platform/database/open-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

// As the public tests of storage-js know them: their names, and the day on which they were made.
const publicSuiteBuckets = ['bucket2', 'bucket3', 'bucket4', 'bucket5', 'bucket-move']
const publicSuiteDay = new Date('2021-02-17T04:43:32.770Z')

/** What an operator does with the storage at the command line, beside the running product or without it. */
export function createFileCommands({ database }: { database: Pick<Database, 'transactionAs'> }) {
  async function preparePublicSuites(): Promise<string[]> {
    const rows = publicSuiteBuckets.map((id) => ({ id, created_at: publicSuiteDay, updated_at: publicSuiteDay }))
    const made = await database.transactionAs({ role: 'service' }, (tx) =>
      tx
        .insertInto('mgk.storage_buckets')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute(),
    )
    if (made.length === 0) return ['The buckets of the public tests are there already.']
    return [`Made the buckets ${made.map(({ id }) => id).join(', ')} for the public tests of the storage clients.`]
  }

  return (words: readonly string[]): Promise<string[]> => {
    if (words.length === 1 && words[0] === 'prepare-public-suites') return preparePublicSuites()
    throw new StartProblem('npm run files -- prepare-public-suites')
  }
}
