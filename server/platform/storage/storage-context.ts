import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { z } from 'zod'
import { Problem } from '#domain/site/problems.ts'
import type { StoredFiles } from '#server/platform/files/stored-files.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import type { Images } from '#server/platform/images/images.ts'
import type { Callers } from './callers.ts'
import { checkObjectName } from './object-names.ts'
import type { ObjectAddress } from './object-store.ts'
import type { PictureBucket } from './picture-bucket.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { StorageProblem } from './storage-problem.ts'
import type { Uploads } from './uploads.ts'

/** What every route of the wire may use; `createStorage` makes each once. */
export type StorageParts = {
  callers: Callers
  storedFiles: StoredFiles
  images: Images
  pictures: PictureBucket
  tokens: SignedTokens
  uploads: Uploads
  now: () => number
}

const largestJson = 1024 * 1024

export function readAddress(c: Context<HttpEnv>): ObjectAddress {
  return { bucket: c.req.param('bucket') ?? '', name: checkObjectName(c.req.param('path') ?? '') }
}

/** The platform does not limit the bodies of this wire, so a body that is read as a whole is limited here. */
export async function readJson<Schema extends z.ZodType>(
  c: Context<HttpEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const sent = parse(await readBytes(c.req.raw))
  if (!isStorable(sent)) throw new StorageProblem('InvalidRequest', 'The body holds what cannot be stored')
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StorageProblem('InvalidRequest', `body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is not valid'}`)
}

async function readBytes({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const content: AsyncIterable<Uint8Array> = body ?? Readable.from([])
  for await (const bytes of content) {
    size += bytes.byteLength
    if (size > largestJson) throw new StorageProblem('EntityTooLarge')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return bytes.byteLength === 0 ? {} : parseJson(bytes)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new StorageProblem('InvalidRequest', 'The body is no JSON')
  }
}
