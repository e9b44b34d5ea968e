import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { nameLogins, type RoleNames } from './role-names.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

/**
 * The files in `functions` hold the current text of every SQL function. They are applied after all migrations, in the
 * order of their names, each only if its text differs from the one that the database has. Therefore:
 *
 * - A file can run again on any database: `create or replace`, `drop … if exists`, grants.
 * - What needs a function stands in its file, after it: triggers, indexes, policies, grants. A migration creates tables
 *   and moves rows, and uses no function of these files: on a fresh database it runs before them.
 * - If a changed function requires lists to be filled again, a migration inserts into `mgk.relist_requests`.
 * - Code that relies on a changed function comes with a migration, even an empty one. It tells an older node, which may
 *   start later, that the functions are newer than its own.
 */
type FunctionFile = { name: string; text: string; hash: string }

/** Whether a function file is not applied yet, or a list is waiting to be filled again. */
export async function hasPendingFunctions(database: Kysely<unknown>, folder: string): Promise<boolean> {
  const files = await readFunctionFiles(folder)
  return files.length > 0 && ((await leaveOutApplied(database, files)).length > 0 || (await isAsked(database)))
}

/** Returns the names of the files that were applied. */
export async function applyFunctions(
  tx: Transaction<unknown>,
  { names, folder }: { names: RoleNames; folder: string },
): Promise<string[]> {
  const files = await readFunctionFiles(folder)
  if (files.length === 0) return []
  // Before anything else: a node of the previous release locks these tables first and the lists after them.
  if (await isAsked(tx)) await sql`lock table mgk.clinics, mgk.places in share row exclusive mode`.execute(tx)
  const changed = await leaveOutApplied(tx, files)
  for (const { name, text, hash } of changed) {
    await inOneSentence(`The functions file ${name} failed and was undone`, async () => {
      await sql.raw(nameLogins(text, names)).execute(tx)
      await sql`
        insert into mgk.function_files (name, hash) values (${name}, ${hash})
        on conflict (name) do update set hash = excluded.hash
      `.execute(tx)
    })
  }
  await inOneSentence('The lists could not be filled again', async () => {
    if (!(await isAsked(tx))) return
    await sql`select mgk.relist(list) from mgk.relist_requests order by list`.execute(tx)
    await sql`delete from mgk.relist_requests`.execute(tx)
  })
  return changed.map(({ name }) => name)
}

async function readFunctionFiles(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(join(folder, 'functions'))).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, 'functions', name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function leaveOutApplied(database: Kysely<unknown>, files: readonly FunctionFile[]): Promise<FunctionFile[]> {
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from mgk.function_files`.execute(
    database,
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return files.filter(({ name, hash }) => applied.get(name) !== hash)
}

async function isAsked(database: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from mgk.relist_requests limit 1`.execute(database)
  return rows.length > 0
}

async function inOneSentence(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new StartProblem(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
