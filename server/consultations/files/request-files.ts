import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  type FileMistake,
  type RequestFile,
  requestFileLimits,
  type RequestFileType,
} from '#domain/consultations/request-files.ts'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import { pour, type StoredFiles } from '#server/platform/files/stored-files.ts'
import type { Images } from '#server/platform/images/images.ts'
import type { SentFile } from '#server/platform/pages/sent-files.ts'
import type { FileRow, NewFile } from './file-store.ts'

type Parts = {
  dataKey: DataKey
  images: Pick<Images, 'prepare'>
  storedFiles: Pick<StoredFiles, 'add' | 'get'>
}

type PreparedFile = { bytes: Buffer; type: RequestFileType }
export type PreparedFiles = { files: PreparedFile[] } | { mistake: FileMistake }

/** Files of requests. What a sender calls one, in its name or its type, is not believed. */
export function createRequestFiles({ dataKey, images, storedFiles }: Parts) {
  /** A picture is drawn again, so that nothing of its metadata remains. A document stays as it is. */
  async function prepareOne({ bytes }: SentFile): Promise<PreparedFile> {
    return isPdf(bytes) ? { bytes, type: 'application/pdf' } : images.prepare(bytes)
  }

  return {
    async prepare(given: readonly SentFile[]): Promise<PreparedFiles> {
      if (given.length > requestFileLimits.atOnce) return { mistake: 'too_many' }
      if (given.some(({ isTooLarge }) => isTooLarge)) return { mistake: 'too_large' }
      try {
        return { files: await Promise.all(given.map(prepareOne)) }
      } catch (error) {
        return { mistake: mistakeOf(error) }
      }
    },

    /** Encrypts and writes them. A file that no row names soon is removed by a job. */
    store: (files: readonly PreparedFile[]): Promise<NewFile[]> =>
      Promise.all(
        files.map(async ({ bytes, type }) => {
          const id = randomUUID()
          const stored = await storedFiles.add(pour(dataKey.seal(bytes, placeOf(id))))
          return { ...stored, id, type, bytes: bytes.byteLength }
        }),
      ),

    /** The content of one. Null if it, or its key, is lost. */
    async open({ id, file }: FileRow): Promise<Buffer<ArrayBuffer> | null> {
      const stored = await storedFiles.get(file)
      if (!stored) return null
      const sealed = await buffer(stored)
      try {
        return dataKey.openBytes(sealed, placeOf(id))
      } catch {
        return null
      }
    },
  }
}

export type RequestFiles = ReturnType<typeof createRequestFiles>

export function presentFile({ id, type, bytes }: FileRow): RequestFile {
  return { id, type, bytes }
}

function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

function mistakeOf(error: unknown): FileMistake {
  const code = error instanceof Problem ? error.code : null
  if (code === 'pictures.too_large') return 'too_large'
  if (code === 'pictures.not_a_picture' || code === 'pictures.broken') return 'unreadable'
  throw error
}

function placeOf(id: string) {
  return { column: 'mgk.consultation_files.file', row: id } as const
}
