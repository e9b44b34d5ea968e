import { chown, cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startApp } from '#testing/servers/started-app.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'

const variable = 'PREPARED_VAR_FOLDER'

/**
 * Runs once before all journeys. A product that begins with an empty folder takes twice as long to start, so each
 * begins with a copy of what the first start made, and with the modules that it compiled.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function prepareProduct(): Promise<() => Promise<void>> {
  const [folder, compiled] = [await makeTemporaryFolder(), await makeTemporaryFolder()]
  process.env['NODE_COMPILE_CACHE'] = compiled.path
  const app = await startApp({ varFolder: folder.path, variables: { BUILT_IN_CLINICS: 'off' } })
  await app.stop()
  process.env[variable] = folder.path
  return async () => void (await Promise.all([folder.remove(), compiled.remove()]))
}

/** The folder of a product that was started once and stopped. */
export async function makeVarFolder(): Promise<TemporaryFolder> {
  const prepared = process.env[variable]
  if (!prepared) throw new Error('playwright.config.ts names no global setup')
  const folder = await makeTemporaryFolder()
  await cp(prepared, folder.path, { recursive: true })
  // As root, the files of the database belong to another user.
  if (process.getuid?.() === 0) await copyOwners(prepared, folder.path)
  return folder
}

async function copyOwners(from: string, to: string): Promise<void> {
  for (const name of await readdir(from, { recursive: true })) {
    const { uid, gid } = await stat(join(from, name))
    if (uid !== 0) await chown(join(to, name), uid, gid)
  }
}
