import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'

type More = { migrations?: Record<string, string>; functions?: Record<string, string> }

/** The product's migrations and functions, and more or other ones, as a later release would have. */
export async function makeSchema(more: More): Promise<TemporaryFolder> {
  const folder = await makeTemporaryFolder()
  for (const kind of ['migrations', 'functions'] as const) {
    await cp(join(schemaFolder, kind), join(folder.path, kind), { recursive: true })
    for (const [name, statements] of Object.entries(more[kind] ?? {}))
      await writeFile(join(folder.path, kind, name), statements)
  }
  return folder
}
