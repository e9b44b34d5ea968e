import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { BackupKey } from './backup-key.ts'
import type { BackupPlace } from './backup-place.ts'
import { DamagedPart, seal, unseal } from './sealed-stream.ts'

/** One file of a backup: its path in the backup's folder, and its expected size and hash. */
export type Part = { path: string; bytes: number; sha256: string }

type Bytes = AsyncIterable<Uint8Array>
type Folder = { place: BackupPlace; folder: string; key: BackupKey | null }

const compressing = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}

export const dataKeyPart = 'data-key'

export function tablePart(table: string): string {
  return `tables/${table}.copy`
}

export function filePart(file: string): string {
  return `files/${file.slice(0, 2)}/${file}`
}

/** The file extension shows how the part is stored. */
export function partPath(name: string, key: BackupKey | null): string {
  return key ? `${name}.zst.sealed` : `${name}.zst`
}

/** Compresses one part, encrypts it if there is a key, and writes it. */
export async function writePart({ place, folder, key }: Folder, name: string, content: Bytes): Promise<Part> {
  const path = partPath(name, key)
  const packed = through(content, createZstdCompress(compressing))
  const measured = measure(key ? seal(packed, { key: key.secret, name: path }) : packed)
  await place.put(`${folder}/${path}`, measured.stream)
  return { path, ...measured.result() }
}

/** Reads what `writePart` wrote. Throws DamagedPart if it is missing or changed. */
export async function* readPart({ place, folder, key }: Folder, part: Part): AsyncGenerator<Buffer> {
  const stored = await place.get(`${folder}/${part.path}`)
  if (!stored) throw new DamagedPart('is missing')
  const measured = measure(stored)
  try {
    yield* unpack(measured.stream, part.path, key)
  } catch (error) {
    // It could be unpacked up to its end, and only that is wrong.
    if (error instanceof DamagedPart && measured.isOver()) refuseOther(measured.result(), part)
    throw error
  }
  refuseOther(measured.result(), part)
}

/** Verifies a part that is stored as it is. */
export async function checkPart({ place, folder }: Folder, part: Part): Promise<void> {
  const stored = await place.get(`${folder}/${part.path}`)
  if (!stored) throw new DamagedPart('is missing')
  refuseOther(await hashBytes(stored), part)
}

function refuseOther(found: { bytes: number; sha256: string }, { bytes, sha256 }: Part): void {
  if (found.bytes < bytes) throw new DamagedPart('is cut off')
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new DamagedPart('is not what was written')
}

/** Describes a part that an earlier run left: its stored bytes and its content. Null if it cannot be used. */
export async function inspectPart({ place, folder, key }: Folder, name: string) {
  const path = partPath(name, key)
  try {
    const stored = await place.get(`${folder}/${path}`)
    if (!stored) return null
    const measured = measure(stored)
    const content = await hashBytes(unpack(measured.stream, path, key))
    return { part: { path, ...measured.result() }, content }
  } catch {
    // Cut off or damaged in any way: it will be written again.
    return null
  }
}

async function* unpack(stored: Bytes, path: string, key: BackupKey | null): AsyncGenerator<Buffer> {
  const packed = key ? unseal(stored, { key: key.secret, name: path }) : stored
  try {
    yield* through(packed, createZstdDecompress())
  } catch (error) {
    // The end of the compressed content ends the pipeline, whatever follows it.
    const hasMore = error instanceof Error && 'code' in error && error.code === 'ABORT_ERR'
    throw hasMore ? new DamagedPart('goes on after its end', { cause: error }) : error
  }
}

export async function hashBytes(content: Bytes): Promise<{ bytes: number; sha256: string }> {
  const measured = measure(content)
  for await (const _ of measured.stream);
  return measured.result()
}

/** Passes the bytes through unchanged while counting and hashing them. */
function measure(content: Bytes) {
  const hash = createHash('sha256')
  let bytes = 0
  let isOver = false
  async function* pass() {
    for await (const piece of content) {
      hash.update(piece)
      bytes += piece.byteLength
      yield piece
    }
    isOver = true
  }
  return { stream: pass(), isOver: () => isOver, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function* through(content: Bytes, transform: Duplex): AsyncGenerator<Buffer> {
  const done = pipeline(content, transform)
  // The error is handled below, or ignored if the reader has stopped early.
  done.catch(() => {})
  try {
    for await (const piece of transform as AsyncIterable<Buffer>) yield piece
    await done
  } catch (error) {
    // The source's own error says more than that of the stream that it broke.
    throw asDamage(await done.then(() => error).catch((cause: unknown) => cause))
  }
}

function asDamage(error: unknown): unknown {
  const isCompression = error instanceof Error && 'code' in error && /^ZSTD_|^Z_/.test(String(error.code))
  return isCompression ? new DamagedPart('is not what was written', { cause: error }) : error
}
