import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type Key, makeKey, secretBytes } from './key-ring.ts'

const secretPattern = /^[A-Za-z0-9_-]{43}$/

/** The content of the file. Its keys are ordered from the oldest to the newest. */
const fileContent = z.object({
  keys: z
    .array(z.object({ id: z.string().regex(/^[0-9a-f]{8}$/), secret: z.string().regex(secretPattern) }))
    .nonempty(),
})

/** Returns null if the file does not exist. */
export async function readKeyFile(path: string): Promise<Key[] | null> {
  try {
    const file = await open(path, 'r')
    try {
      refuseSharedMode((await file.stat()).mode, path)
      return requireKeys(await file.readFile('utf8'), path)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    if (isCode(error, 'ENOENT')) return null
    throw new StartProblem(`DATA_KEY_FILE ${path} cannot be read: ${sayWhy(error)}`, { cause: error })
  }
}

function refuseSharedMode(mode: number, path: string): void {
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  const octal = (mode & 0o777).toString(8).padStart(4, '0')
  throw new StartProblem(`DATA_KEY_FILE ${path} may be read by others (mode ${octal}). Run: chmod 600 ${path}`)
}

/** The keys of a whole file; null for any other text. */
export function parseKeys(text: string): Key[] | null {
  const parsed = fileContent.safeParse(parseJson(text))
  const keys = parsed.data?.keys.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64url') })) ?? []
  const isWhole = keys.length > 0 && keys.every(({ secret }) => secret.length === secretBytes)
  return isWhole && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null
}

function requireKeys(text: string, path: string): Key[] {
  const keys = parseKeys(text)
  if (keys) return keys
  throw new StartProblem(
    `DATA_KEY_FILE ${path} is incomplete. Restore it from your copy: without it, encrypted data in the database cannot be read. Delete it only for a new database; a new one is then created.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates a key file and returns its keys, or the keys of the file that another process created first. */
export async function makeKeyFile(path: string): Promise<Key[]> {
  try {
    await writeWhole(path, presentKeys([makeKey()]))
  } catch (error) {
    throw new StartProblem(`DATA_KEY_FILE ${path} cannot be made: ${sayWhy(error)}`, { cause: error })
  }
  const keys = await readKeyFile(path)
  if (!keys) throw new StartProblem(`DATA_KEY_FILE ${path} disappeared as soon as it was created.`)
  return keys
}

function presentKeys(keys: readonly Key[]): string {
  const presented = keys.map(({ id, secret }) => ({ id, secret: secret.toString('base64url') }))
  return `${JSON.stringify({ keys: presented }, null, 2)}\n`
}

/** Restores a key file that was read elsewhere, unless a file exists. */
export async function putKeyFile(path: string, content: string): Promise<Key[]> {
  const keys = requireKeys(content, path)
  await writeWhole(path, content)
  return keys
}

/**
 * Writes the whole file or nothing, and never replaces a file: writes a temporary file, then links it to its name,
 * which fails if the name exists.
 */
async function writeWhole(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.making-${randomBytes(6).toString('hex')}`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(aside, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system journals the names.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function sayWhy(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
