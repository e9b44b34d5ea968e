import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { type BackupKey, deriveBackupKey, signManifest } from './backup-key.ts'
import type { BackupPlace } from './backup-place.ts'

export const format = 'my-guide-korea-backup'

/** What came before release 0.1.0 wrote format 1, which no release reads. */
export const formatVersion = 2

const part = { path: z.string(), bytes: z.number().int(), sha256: z.string() }

const manifest = z.object({
  format: z.literal(format),
  formatVersion: z.literal(formatVersion),
  productVersion: z.string(),
  takenAt: z.iso.datetime(),
  installation: z.string(),
  /** The migrations that had been executed. */
  schema: z.array(z.string()).nonempty(),
  encryption: z.object({ salt: z.string(), check: z.string() }).nullable(),
  /** The ids of the data keys used in the database, and the part that contains the key file, if there is one. */
  dataKeyIds: z.array(z.string()),
  dataKey: z.object(part).nullable(),
  tables: z.array(z.object({ ...part, name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d{1,18}$/), isCalled: z.boolean() })),
  files: z.array(z.object({ ...part, name: z.string() })),
  /** The first file of the folder. */
  begun: z.object(part),
  /** Files that a row referred to but that were missing: the product had lost them before the backup. */
  missingFiles: z.array(z.string()),
})

const unreleased = z.object({ formatVersion: z.literal(1) })

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

/**
 * Writes three lines: the manifest, its hash, and, if there is a key, its signature. They distinguish damage, a wrong
 * key and a manifest that was changed without the key.
 */
export async function writeManifest(
  { place, folder, key }: { place: BackupPlace; folder: string; key: BackupKey | null },
  content: Manifest,
): Promise<void> {
  const text = JSON.stringify(content)
  const lines = [text, hashOf(text), ...(key ? [signManifest(key, text)] : [])]
  await place.put(`${folder}/${manifestName}`, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]))
}

type Opened = { manifest: Manifest; key: BackupKey | null }

/** Null if there is no manifest. Throws a StartProblem if the backup cannot be used. */
export async function readManifest(place: BackupPlace, folder: string, words: string | null): Promise<Opened | null> {
  const stored = await place.get(`${folder}/${manifestName}`)
  if (!stored) return null
  const where = `The backup ${folder}`
  const lines = (await buffer(stored)).toString('utf8').split('\n')
  const [text = '', hash, ...ending] = lines
  if (!text.includes(format)) throw new StartProblem(`${where} is not one of this product.`)
  const damage = new StartProblem(`${where} is damaged: its ${manifestName} is not what was written.`)
  if (hashOf(text) !== hash || ending.at(-1) !== '') throw damage
  const content = parseJson(text)
  if (unreleased.safeParse(content).success) {
    throw new StartProblem(
      `${where} was made before release 0.1.0, and no release can restore it. It was left as it is. Restore it with the version that made it.`,
    )
  }
  const parsed = manifest.safeParse(content)
  if (!parsed.success) throw new StartProblem(`${where} was made by a newer release than this one: use that release.`)
  const { encryption } = parsed.data
  if (!encryption) {
    if (ending.length !== 1) throw damage
    if (words === null) return { manifest: parsed.data, key: null }
    throw new StartProblem(
      `${where} is not encrypted, although BACKUP_KEY is set. If that is right, run this without BACKUP_KEY.`,
    )
  }
  if (words === null) throw new StartProblem(`${where} is encrypted: set BACKUP_KEY to the key that it was made with.`)
  const key = deriveBackupKey(words, encryption.salt)
  if (key.check !== encryption.check) throw new StartProblem(`BACKUP_KEY is not the key that ${folder} was made with.`)
  if (ending.length !== 2) throw damage
  if (signManifest(key, text) !== ending[0]) {
    throw new StartProblem(`${where} is damaged: its ${manifestName} was changed by somebody without the key.`)
  }
  return { manifest: parsed.data, key }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
