import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { syncFolder } from '#server/platform/files/folder-files.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

const note = z.object({ from: z.string(), wasEmpty: z.boolean() })

/** Records that a restore into this place was begun, and whether the place was empty before. */
export type RestoreNote = z.infer<typeof note>

function noteFile(varFolder: string): string {
  return join(varFolder, 'restore-unfinished.json')
}

export async function writeRestoreNote(varFolder: string, content: RestoreNote): Promise<void> {
  await mkdir(varFolder, { recursive: true })
  const aside = `${noteFile(varFolder)}.part`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(content)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, noteFile(varFolder))
  await syncFolder(varFolder)
}

export async function readRestoreNote(varFolder: string): Promise<RestoreNote | null> {
  const text = await readFile(noteFile(varFolder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : note.parse(JSON.parse(text))
}

export async function removeRestoreNote(varFolder: string): Promise<void> {
  await rm(noteFile(varFolder), { force: true })
  await syncFolder(varFolder)
}

/** Throws if a restore was not finished: the product must not start on half of the data. */
export async function refuseHalfRestore(varFolder: string): Promise<void> {
  const found = await readRestoreNote(varFolder)
  if (!found) return
  throw new StartProblem(
    `The restore of ${found.from} was not finished, so the product does not start. Run npm run restore again, or remove ${noteFile(varFolder)} to continue with what is here: all of the backup, or nothing of it.`,
  )
}
