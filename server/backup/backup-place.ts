import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type FilesSettings, readPlace } from '#server/platform/files/files-settings.ts'
import { syncFolder } from '#server/platform/files/folder-files.ts'
import { openS3Objects } from '#server/platform/files/s3-objects.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { DamagedPart } from './sealed-stream.ts'

/** Where backups are stored, each in its own folder: a directory, or a bucket of an S3 service. */
export type BackupPlace = {
  /** A name to show to people. It contains no secret. */
  name: string
  /** Throws a message for the operator if nothing can be written here. */
  check(): Promise<void>
  /** The names of the folders directly in it. */
  listFolders(): Promise<string[]>
  /** Every completely written file below a folder, with its size. */
  list(folder: string): Promise<Map<string, number>>
  has(path: string): Promise<boolean>
  /** Writes the whole file or nothing. The file is on disk when the promise resolves. */
  put(path: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Null if there is no such file. Throws DamagedPart for a link. */
  get(path: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(path: string): Promise<void>
  /** Called after the files in it were removed. */
  removeFolder(folder: string): Promise<void>
}

/** `given` is a directory, or `s3://key:secret@host/bucket/prefix`. `variable` is the setting that contains it. */
export function openBackupPlace(given: string, variable: string): BackupPlace {
  const { settings, prefix } = readPlace(given, variable)
  return settings.kind === 'folder' ? openFolder(settings.folder) : openBucket(settings, prefix, variable)
}

/** Splits the address of one backup into its place and the folder's name there. */
export function splitBackupPlace(given: string): { parent: string; folder: string } {
  if (!given.startsWith('s3://')) return { parent: dirname(resolve(given)), folder: basename(resolve(given)) }
  const url = new URL(given)
  const path = url.pathname.replace(/\/$/, '')
  url.pathname = path.slice(0, path.lastIndexOf('/'))
  return { parent: url.href, folder: path.slice(path.lastIndexOf('/') + 1) }
}

const unfinished = '.part'

function openFolder(root: string): BackupPlace {
  return {
    name: root,

    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw new StartProblem(`Nothing can be written to ${root} (${String(error)}).`, { cause: error })
      })
    },

    async listFolders() {
      const entries = await readdir(root, { withFileTypes: true }).catch(nothingIfMissing)
      return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },

    async list(folder) {
      const base = join(root, folder)
      const found = new Map<string, number>()
      const entries = await opendir(base, { recursive: true }).catch(nothingIfMissing)
      if (!entries) return found
      for await (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(unfinished)) continue
        const path = join(entry.parentPath, entry.name)
        found.set(path.slice(base.length + 1).replaceAll('\\', '/'), (await stat(path)).size)
      }
      return found
    },

    has: async (path) => (await stat(join(root, path)).catch(nothingIfMissing)) !== null,

    async put(path, content) {
      const target = join(root, path)
      const part = `${target}${unfinished}`
      await makeFolders(dirname(target))
      try {
        await writeDurably(part, content)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await syncFolder(dirname(target))
    },

    async get(path) {
      const found = await realpath(join(root, path)).catch(nothingIfMissing)
      if (found === null) return null
      const [folder = '', ...names] = path.split('/')
      // The folder of a backup may be named by a link, but a link in it leads to what is no part of the backup.
      if (found !== join(await realpath(join(root, folder)), ...names)) throw new DamagedPart('is a link')
      return createReadStream(join(root, path), { highWaterMark: 256 * 1024 })
    },

    remove: (path) => rm(join(root, path), { force: true }),
    removeFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  // Overwrites what a killed run left under this name.
  const handle = await open(path, 'w', 0o600)
  try {
    for await (const bytes of content) await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolders(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

function openBucket(
  settings: Exclude<FilesSettings, { kind: 'folder' }>,
  prefix: string,
  variable: string,
): BackupPlace {
  const objects = openS3Objects(settings)
  const base = prefix === '' ? '' : `${prefix}/`
  const { host, pathname } = new URL(settings.bucketUrl)

  async function list(folder: string): Promise<Map<string, number>> {
    const below = `${base}${folder}/`
    const found = new Map<string, number>()
    for await (const { path, bytes } of objects.list(below)) found.set(path.slice(below.length), bytes)
    return found
  }

  return {
    name: `s3://${host}${pathname}${base === '' ? '' : `/${prefix}`}`,
    check: () => objects.check(variable),

    async listFolders() {
      const names = new Set<string>()
      for await (const { path } of objects.list(base)) {
        const [name, rest] = path.slice(base.length).split('/', 2)
        if (name !== undefined && rest !== undefined) names.add(name)
      }
      return [...names]
    },

    list,
    async has(path) {
      for await (const found of objects.list(base + path)) if (found.path === base + path) return true
      return false
    },
    put: (path, content) => objects.put(base + path, content),
    get: async (path) => objects.get(base + path),
    remove: (path) => objects.delete(base + path),
    // A bucket has no folders: a folder is gone with its last object.
    removeFolder: async (folder) => {
      for (const path of (await list(folder)).keys()) await objects.delete(`${base}${folder}/${path}`)
    },
  }
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
  throw error
}
