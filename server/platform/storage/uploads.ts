import { randomUUID } from 'node:crypto'
import { Problem } from '#domain/site/problems.ts'
import { type StoredFile, type StoredFiles, pour } from '#server/platform/files/stored-files.ts'
import type { Images, PreparedImage } from '#server/platform/images/images.ts'
import { type Bucket, requireBucket } from './bucket-store.ts'
import type { Caller, Callers } from './callers.ts'
import { type ObjectAddress, saveObject, type StoredObject } from './object-store.ts'
import { checkObjectName, checkPictureName } from './object-names.ts'
import { isFinal, type PictureBucket } from './picture-bucket.ts'
import { readUpload } from './read-upload.ts'
import { StorageProblem } from './storage-problem.ts'

type Options = {
  callers: Callers
  storedFiles: StoredFiles
  images: Images
  pictures: PictureBucket
  now: () => number
}

type Wanted = { caller: Caller; to: ObjectAddress; replace: boolean }

type Content = {
  kept: StoredFile
  contentType: string
  cacheControl: string
  metadata: Record<string, unknown>
}

/** The maximum size of a file whose bucket sets no limit, or a higher one. */
const largestFile = 50 * 1024 * 1024
const forever = 'public, max-age=31536000, immutable'

export type Uploads = ReturnType<typeof createUploads>

/** Stores an upload, and adds the row that references it once all of it is stored. */
export function createUploads({ callers, storedFiles, images, pictures, now }: Options) {
  /** A request with one file, from a caller who may write there. */
  async function receive(request: Request, { caller, to, replace }: Wanted): Promise<StoredObject> {
    checkObjectName(to.name)
    const bucket = await callers.transactionFor(caller, (tx) => requireBucket(tx, to.bucket))
    callers.requireWriter(caller, bucket.id)
    if (bucket.id === pictures.id) checkPictureName(to.name)
    const content = bucket.id === pictures.id ? receiveImage(request, bucket) : receiveFile(request, bucket)
    const described = await content
    if (!isFinal(to, pictures)) return save(described, { caller, to, replace })
    return save({ ...described, cacheControl: forever }, { caller, to, replace: false })
  }

  async function receiveFile(request: Request, bucket: Bucket): Promise<Content> {
    const upload = await readUpload(request, sizeLimit(bucket), storedFiles.add)
    requireAllowedType(bucket, upload.contentType)
    return upload
  }

  /** A picture is small enough to be checked as a whole before anything is stored. */
  async function receiveImage(request: Request, bucket: Bucket): Promise<Content> {
    const upload = await readUpload(request, sizeLimit(bucket), collect)
    requireAllowedType(bucket, upload.contentType)
    const image = await images.prepare(upload.kept).catch((error: unknown) => refuseImage(error, upload.contentType))
    if (image.type !== essenceOf(upload.contentType)) refuseType(upload.contentType)
    return { ...(await keepImage(image)), cacheControl: upload.cacheControl, metadata: upload.metadata }
  }

  /** Stores a picture that we fetched ourselves, for a caller who may upload one. */
  async function addPicture(content: Uint8Array, caller: Caller): Promise<StoredObject> {
    const image = await images.prepare(content)
    const to = { bucket: pictures.id, name: `${randomUUID()}.${image.type.slice('image/'.length)}` }
    return save({ ...(await keepImage(image)), cacheControl: forever, metadata: {} }, { caller, to, replace: false })
  }

  async function keepImage({ bytes, type }: PreparedImage): Promise<Pick<Content, 'kept' | 'contentType'>> {
    return { kept: await storedFiles.add(pour(bytes)), contentType: type }
  }

  async function save({ kept, ...described }: Content, { caller, to, replace }: Wanted): Promise<StoredObject> {
    const object = {
      bucket_id: to.bucket,
      name: to.name,
      ...kept,
      content_type: described.contentType,
      cache_control: described.cacheControl,
      metadata: JSON.stringify(described.metadata),
    }
    const saved = await callers.transactionFor(caller, (tx) => saveObject(tx, object, { replace, at: new Date(now()) }))
    if (!saved) throw new StorageProblem('KeyAlreadyExists')
    return saved
  }

  return { receive, addPicture }
}

function sizeLimit(bucket: Bucket): number {
  return Math.min(bucket.file_size_limit ?? largestFile, largestFile)
}

function requireAllowedType({ allowed_mime_types: allowed }: Bucket, contentType: string): void {
  const essence = essenceOf(contentType)
  const isAllowed = allowed?.some(
    (type) => type === essence || (type.endsWith('/*') && essence.startsWith(type.slice(0, -1))),
  )
  if (isAllowed === false) refuseType(contentType)
}

function essenceOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

export function refuseType(contentType: string): never {
  throw new StorageProblem('InvalidMimeType', `mime type ${contentType} is not supported`)
}

function refuseImage(error: unknown, contentType: string): never {
  if (error instanceof Problem && error.code === 'pictures.not_a_picture') refuseType(contentType)
  if (error instanceof Problem && error.code === 'pictures.too_large') throw new StorageProblem('EntityTooLarge')
  throw error
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const bytes of content) chunks.push(bytes)
  return Buffer.concat(chunks)
}
