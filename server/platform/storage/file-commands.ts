import type { Database } from '#server/platform/database/open-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

// The buckets of the public tests of storage-js: their names, their owner, and the day on which they were made.
const publicSuiteBuckets = ['bucket2', 'bucket3', 'bucket4', 'bucket5', 'bucket-move']
const publicSuiteOwner = '4d56e902-f0a0-4662-8448-a4d9e643c142'
const publicSuiteDay = new Date('2021-02-17T04:43:32.770Z')

/** The commands of an operator for the storage, beside the running product or without it. */
export function createFileCommands({ database }: { database: Pick<Database, 'transactionAs'> }) {
  async function preparePublicSuites(): Promise<string[]> {
    const same = { owner: publicSuiteOwner, created_at: publicSuiteDay, updated_at: publicSuiteDay }
    const rows = publicSuiteBuckets.map((id) => ({ id, ...same }))
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
