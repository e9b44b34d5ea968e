import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateDatabase = 'mgk_template'
/** The same with the embedded catalogue in it, which takes a second to load. */
export const catalogueDatabase = 'mgk_catalogue'

/** A copy of one database of a server under a name of its own. */
export async function copyDatabase(
  serverUrl: string,
  template: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // By files, and not row by row through the write-ahead log, which takes twice as long.
  await queryOnce(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    name,
    url: nameDatabase(serverUrl, name),
    drop: async () => void (await queryOnce(serverUrl, `drop database ${name} with (force)`)),
  }
}

export function nameDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Runs one statement on its own connection, as the login of the URL. */
export async function queryOnce(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
