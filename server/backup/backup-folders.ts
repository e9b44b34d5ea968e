import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { BackupPlace } from './backup-place.ts'
import { format, formatVersion, manifestName } from './manifest.ts'
import { hashBytes, type Part } from './parts.ts'

export const begunName = 'begun.json'
const removingName = 'removing.json'
const folderName = /^my-guide-korea-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/

const begun = z.object({
  format: z.literal(format),
  formatVersion: z.literal(formatVersion),
  installation: z.string(),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
})

/** A folder with `begun.json`, which is the first file that a backup writes. */
export type BackupFolder = { folder: string; salt: string; state: 'half' | 'whole' | 'removing' }

/** The backup folders of this installation, oldest first. Other folders and other formats are ignored. */
export async function listBackupFolders(place: BackupPlace, installation: string): Promise<BackupFolder[]> {
  const found: BackupFolder[] = []
  for (const folder of (await place.listFolders()).filter((name) => folderName.test(name)).toSorted()) {
    const mark = await readBegun(place, folder)
    if (mark?.installation !== installation) continue
    const names = await place.list(folder)
    const state = names.has(removingName) ? 'removing' : names.has(manifestName) ? 'whole' : 'half'
    found.push({ folder, salt: mark.salt, state })
  }
  return found
}

/** The newest finished backup of any installation. */
export async function findNewestWhole(place: BackupPlace): Promise<string | null> {
  for (const folder of (await place.listFolders())
    .filter((name) => folderName.test(name))
    .toSorted()
    .toReversed()) {
    const names = await place.list(folder)
    if (names.has(manifestName) && !names.has(removingName)) return folder
  }
  return null
}

export async function beginFolder(
  place: BackupPlace,
  { takenAt, installation }: { takenAt: Date; installation: string },
): Promise<BackupFolder> {
  const folder = `my-guide-korea-${takenAt.toISOString().replaceAll(/[:.]/g, '-')}`
  const salt = randomBytes(16).toString('hex')
  await putJson(place, `${folder}/${begunName}`, { format, formatVersion, installation, salt })
  return { folder, salt, state: 'half' }
}

/** Describes `begun.json` as a part, so that it is verified like all other parts. */
export async function describeBegun(place: BackupPlace, folder: string): Promise<Part> {
  const stored = await place.get(`${folder}/${begunName}`)
  if (!stored) throw new Error(`${folder}/${begunName} went away while the backup was made`)
  return { path: begunName, ...(await hashBytes(stored)) }
}

/** Removes files of an interrupted earlier run that this run did not write. */
export async function removeOthers(place: BackupPlace, folder: string, paths: readonly string[]): Promise<void> {
  const wanted = new Set([begunName, ...paths])
  for (const path of (await place.list(folder)).keys()) {
    if (!wanted.has(path)) await place.remove(`${folder}/${path}`)
  }
}

/** Removes all but the newest finished backups, and remains of interrupted removals. Returns the removed folders. */
export async function pruneBackups(place: BackupPlace, installation: string, keep: number): Promise<string[]> {
  const folders = await listBackupFolders(place, installation)
  const whole = folders.filter(({ state }) => state === 'whole')
  const old = whole.slice(0, Math.max(0, whole.length - Math.max(1, keep)))
  const going = [...folders.filter(({ state }) => state === 'removing'), ...old]
  for (const { folder } of going) await removeBackup(place, folder)
  return going.map(({ folder }) => folder)
}

/** Removes in an order in which an interrupted removal never looks like a finished backup, nor like one to resume. */
async function removeBackup(place: BackupPlace, folder: string): Promise<void> {
  await putJson(place, `${folder}/${removingName}`, { format })
  await place.remove(`${folder}/${manifestName}`)
  for (const path of (await place.list(folder)).keys()) {
    if (path !== begunName && path !== removingName) await place.remove(`${folder}/${path}`)
  }
  await place.removeFolder(folder)
}

async function readBegun(place: BackupPlace, folder: string): Promise<z.infer<typeof begun> | null> {
  try {
    const stored = await place.get(`${folder}/${begunName}`)
    if (!stored) return null
    return begun.safeParse(JSON.parse(await text(Readable.from(stored)))).data ?? null
  } catch {
    // Not JSON: the folder is not ours or is damaged. It stays untouched.
    return null
  }
}

function putJson(place: BackupPlace, path: string, content: unknown): Promise<void> {
  return place.put(path, Readable.from([Buffer.from(`${JSON.stringify(content)}\n`)]))
}
