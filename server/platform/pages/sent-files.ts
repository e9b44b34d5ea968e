import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { fileFormLimits } from '#domain/site/file-forms.ts'
import { Problem } from '#domain/site/problems.ts'

/** A file of a form. Neither its name nor the type that was declared is kept: both can lie, and a name says much. */
export type SentFile = {
  /** Empty where the file is too large. */
  bytes: Buffer
  isTooLarge: boolean
}

export type SentForm = { fields: URLSearchParams; files: SentFile[] }

const limits = {
  // One more than is allowed, so that a page can say that there are too many.
  files: fileFormLimits.files + 1,
  fileSize: fileFormLimits.bytes,
  fields: 200,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
}
const longestMs = 180_000

export function isFileForm({ headers }: Request): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
}

/** Reads a form with files into memory. Its body is bounded before that. */
export async function readFileForm(request: Request): Promise<SentForm> {
  const parser = openParser(request)
  const fields = new URLSearchParams()
  const files: SentFile[] = []
  let isTooMuch = false
  parser.on('fieldsLimit', () => (isTooMuch = true))
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    isTooMuch ||= valueTruncated
    fields.append(name, value)
  })
  parser.on('file', (_field, content, filename) => {
    const chunks: Buffer[] = []
    // A file that breaks off also ends the parser, which says so below.
    content.on('error', () => {})
    content.on('data', (bytes: Buffer) => chunks.push(bytes))
    content.on('end', () => {
      const isTooLarge = content.truncated
      const bytes = Buffer.concat(isTooLarge ? [] : chunks)
      // A browser sends a field of files without any as one that is empty and has no name.
      if (filename || bytes.length > 0 || isTooLarge) files.push({ bytes, isTooLarge })
    })
  })
  const signal = AbortSignal.timeout(longestMs)
  try {
    await pipeline(request.body ? Readable.fromWeb(request.body) : Readable.from([]), parser, { signal })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(signal.aborted ? 'request.too_slow' : 'request.malformed')
  }
  if (isTooMuch) throw new Problem('request.malformed')
  return { fields, files }
}

function openParser({ headers }: Request) {
  try {
    return new Busboy({ headers: { 'content-type': headers.get('content-type') ?? '' }, limits })
  } catch {
    throw new Problem('request.malformed')
  }
}
