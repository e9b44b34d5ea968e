import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { isStorable } from '#server/platform/http/storable.ts'
import { StorageProblem } from './storage-problem.ts'

/** The metadata that is sent along with a file. */
type Description = { contentType: string; cacheControl: string; metadata: Record<string, unknown> }

export type Upload<Kept> = Description & { kept: Kept }

/** Stores the bytes of the one file while they arrive. */
export type Keep<Kept> = (content: AsyncIterable<Uint8Array>) => Promise<Kept>

const limits = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 20 }
// The most that a form may add to its file: its fields and its boundaries.
const largestFrame = 1024 * 1024

/** Reads an upload in any of the forms in which the clients of the wire send one. */
export async function readUpload<Kept>(request: Request, maxBytes: number, keep: Keep<Kept>): Promise<Upload<Kept>> {
  if (Number(request.headers.get('content-length')) > maxBytes + largestFrame) {
    throw new StorageProblem('EntityTooLarge')
  }
  const type = request.headers.get('content-type') ?? 'text/plain;charset=UTF-8'
  const keepBounded: Keep<Kept> = (content) => keep(bound(content, maxBytes))
  if (/^multipart\/form-data\b/i.test(type)) return readForm(request, type, keepBounded)
  const description = describeFile(
    type,
    request.headers.get('cache-control'),
    decodeMetadata(request.headers.get('x-metadata')),
  )
  return { ...description, kept: await keepBounded(bodyOf(request)) }
}

async function readForm<Kept>(request: Request, type: string, keep: Keep<Kept>): Promise<Upload<Kept>> {
  const parser = openParser(type)
  const fields = new Map<string, string>()
  let file: { kept: Promise<Kept>; type: string; content: Readable } | undefined
  /** Why the file could not be stored, unless its content broke off. */
  let failure: Error | undefined
  let isTooMuch = false
  const tooMuch = () => (isTooMuch = true)
  parser.on('filesLimit', tooMuch).on('fieldsLimit', tooMuch)
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    isTooMuch ||= valueTruncated
    fields.set(name, value)
  })
  parser.on('file', (_name, content, _filename, _encoding, partType) => {
    let broken: Error | undefined
    // A file that breaks off reports this to its reader. Without a reader, the error would end the process.
    content.on('error', (error) => (broken = error))
    const kept = keep(content)
    // Then nobody reads the rest, and the parser would wait for a reader.
    kept.catch((error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error))
      if (reason !== broken) failure = reason
      parser.destroy(reason)
    })
    file = { kept, type: partType, content }
  })
  try {
    await pipeline(bodyOf(request), parser)
  } catch {
    // No more of the file will arrive.
    const cutOff = failure ?? new StorageProblem('InvalidRequest', 'Unexpected end of form')
    file?.content.destroy(cutOff)
    await file?.kept.catch(() => {})
    throw cutOff
  }
  if (isTooMuch) throw new StorageProblem('InvalidRequest', 'A form holds one file and at most ten fields')
  if (!file) throw new StorageProblem('InvalidRequest', 'There is no file in the form')
  const seconds = fields.get('cacheControl')
  const description = describeFile(
    fields.get('contentType') ?? file.type,
    seconds !== undefined && /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : null,
    parseMetadata(fields.get('metadata')),
  )
  return { ...description, kept: await file.kept }
}

function openParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw new StorageProblem('InvalidRequest', 'The form has no boundary')
  }
}

function bodyOf(request: Request): Readable {
  return request.body ? Readable.fromWeb(request.body) : Readable.from([])
}

async function* bound(content: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0
  for await (const bytes of content) {
    size += bytes.byteLength
    if (size > maxBytes) throw new StorageProblem('EntityTooLarge')
    yield bytes
  }
}

/** The description of a file, as far as it can be stored. */
export function describeFile(
  contentType: string,
  cacheControl: string | null,
  metadata: Record<string, unknown>,
): Description {
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\x20-\x7e]*)?$/.test(contentType) || contentType.length > 255) {
    throw new StorageProblem('InvalidMimeType', `mime type ${contentType.slice(0, 255)} is not supported`)
  }
  const isKnown = cacheControl !== null && /^[\w=, -]{1,200}$/.test(cacheControl)
  return { contentType, cacheControl: isKnown ? cacheControl : 'no-cache', metadata }
}

/** Decodes a header: base64 of JSON. */
export function decodeMetadata(encoded: string | null): Record<string, unknown> {
  return parseMetadata(encoded === null ? undefined : Buffer.from(encoded, 'base64').toString('utf8'))
}

function parseMetadata(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  const metadata = parseJson(text)
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) {
    throw new StorageProblem('InvalidRequest', 'The metadata is no JSON object')
  }
  if (!isStorable(metadata)) throw new StorageProblem('InvalidRequest', 'The metadata holds what cannot be stored')
  return { ...metadata }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
