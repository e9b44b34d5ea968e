import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const note = z.object({ present: z.string(), previous: z.string(), replacement: z.string() })

/** Names below `home`: the present cluster, its new name, and the folder of the replacement. */
export type Switch = z.infer<typeof note>

function noteFile(home: string): string {
  return join(home, 'switch.json')
}

/**
 * Replaces the present cluster by another. Two renames are not atomic: the note before them lets the next start
 * complete an interrupted switch, so that no start finds the place empty and creates a new database there.
 */
export async function switchClusters(home: string, names: Switch): Promise<void> {
  const aside = `${noteFile(home)}.part`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(names)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, noteFile(home))
  await syncFolder(home)
  await finishSwitch(home)
}

/** Completes the switch that a note describes, from any point at which it was interrupted. */
export async function finishSwitch(home: string): Promise<void> {
  const written = await readFile(noteFile(home), 'utf8').catch(nothingIfMissing)
  if (written === null) return
  const { present, previous, replacement } = note.parse(JSON.parse(written))
  const cluster = join(home, present)
  if (!existsSync(join(home, previous))) await rename(cluster, join(home, previous))
  if (existsSync(join(home, replacement))) await rename(join(home, replacement), cluster)
  await syncFolder(home)
  await rm(noteFile(home))
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
  throw error
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and keeps its folders consistent by itself.
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
