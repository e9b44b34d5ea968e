import { constants } from 'node:fs'
import { access, mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { StartProblem } from '#server/platform/start-problem.ts'
import { filePath } from './file-name.ts'
import type { Files } from './files.ts'

/** Files in a folder of this machine. */
export function openFolderFiles(root: string): Files {
  const pathOf = (name: string) => join(root, filePath(name))

  return {
    async check() {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
        await access(root, constants.W_OK)
      } catch (error) {
        throw new StartProblem(`FILES_URL cannot be used: nothing can be written to ${root} (${String(error)}).`)
      }
    },

    async put(name, content) {
      const path = pathOf(name)
      const unfinished = `${path}.part`
      await makeFolders(root, dirname(path))
      try {
        await writeDurably(unfinished, content)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async get(name, range) {
      const handle = await open(pathOf(name)).catch(nullIfMissing)
      if (!handle) return null
      const stream = handle.createReadStream(range && { start: range.first, end: range.last })
      return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
    },

    async delete(name) {
      const path = pathOf(name)
      // Also removes what a killed writer left.
      await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
    },

    async *list() {
      const entries = await opendir(root, { recursive: true }).catch(nullIfMissing)
      if (!entries) return
      for await (const entry of entries) if (entry.isFile()) yield entry.name
    },
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const bytes of content) await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolders(root: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  await syncFolder(dirname(folder))
  await syncFolder(root)
}

/** A file name is durable only when its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
