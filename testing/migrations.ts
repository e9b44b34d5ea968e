import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '#server/platform/database/migrate.ts'
import { makeTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts'

/** The product's migrations and more after them, as a later release would have. */
export async function makeMigrations(more: Record<string, string>): Promise<TemporaryFolder> {
  const folder = await makeTemporaryFolder()
  await cp(migrationsFolder, folder.path, { recursive: true })
  for (const [name, statements] of Object.entries(more)) await writeFile(join(folder.path, name), statements)
  return folder
}
