import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createStoredFiles } from '#server/platform/files/stored-files.ts'
import { readAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import type { App, Wire } from '#server/platform/http/app.ts'
import { answerOtherOrigins } from '#server/platform/http/cors.ts'
import { isStorable } from '#server/platform/http/storable.ts'
import { fetchPicture, type Outside } from '#server/platform/images/fetch-picture.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { createImages } from '#server/platform/images/images.ts'
import type { Semaphore } from '#server/platform/work/semaphore.ts'
import { mountBuckets } from './bucket-routes.ts'
import { type Caller, createCallers, type IdentifyCaller } from './callers.ts'
import { mountDownloads } from './download-routes.ts'
import { mountLists } from './list-routes.ts'
import { mountObjects } from './object-routes.ts'
import type { PictureBucket } from './picture-bucket.ts'
import { presentStorageProblem } from './present-storage-problem.ts'
import { mountRendering } from './render-routes.ts'
import { mountSigning } from './sign-routes.ts'
import { createSignedTokens } from './signed-tokens.ts'
import type { StorageParts } from './storage-context.ts'
import { StorageProblem } from './storage-problem.ts'
import { mountUploads } from './upload-routes.ts'
import { createUploads } from './uploads.ts'

/** The version of the server whose protocol this wire has. */
const protocolVersion = '1.11.0'
const storagePath = '/storage/v1'

type Options = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  files: Files
  identify: IdentifyCaller
  limits: Pick<RateLimits, 'take'>
  pictures: PictureBucket
  /** The semaphore for work on pictures. */
  runLimited: Semaphore
  now: () => number
  outside?: Outside
}

// The longer addresses first: a bucket and an object could be named like the first words of any of them.
const mounts = [mountLists, mountSigning, mountRendering, mountObjects, mountUploads, mountDownloads, mountBuckets]

/** Files in buckets, with the protocol of Supabase's clients. */
export function createStorage({
  database,
  dataKey,
  files,
  identify,
  limits,
  pictures,
  runLimited,
  now,
  outside,
}: Options) {
  const storedFiles = createStoredFiles({ database, files })
  const callers = createCallers({ database, identify, limits, pictures })
  const images = createImages(runLimited)
  const uploads = createUploads({ callers, storedFiles, images, pictures, now })
  const tokens = createSignedTokens({ dataKey, now })
  const parts: StorageParts = { callers, storedFiles, images, pictures, uploads, tokens, now }

  return {
    mount(app: App): void {
      const wire = app.basePath(storagePath)
      wire.use('*', answerOtherOrigins())
      wire.use('*', (c, next) => {
        if (!isStorable(c.req.query()))
          throw new StorageProblem('InvalidRequest', 'The address holds what cannot be stored')
        return next()
      })
      wire.get('/status', (c) => c.body(null))
      wire.get('/version', (c) => c.text(protocolVersion))
      for (const mount of mounts) mount(wire, parts)
      const allowedMethods = readAllowedMethods(app, storagePath)
      wire.all('*', (c) => {
        const allowed = allowedMethods(c.req.path)
        const reason = allowed.length === 0 ? 'Not found' : `Only ${allowed.join(', ')} here`
        throw new StorageProblem('InvalidRequest', reason)
      })
    },

    wire: { under: storagePath, present: presentStorageProblem, boundsBodies: true } satisfies Wire,

    /** Fetches a picture from an address of another site and stores it as an object; returns its name. */
    async addPictureFrom(address: string, caller: Caller): Promise<string> {
      callers.requireWriter(caller, pictures.id)
      const content = await fetchPicture(address, { maxBytes: pictures.maxBytes, ...(outside && { outside }) })
      return (await uploads.addPicture(content, caller)).name
    },

    /** Removes files that no row references any more; a job calls this at intervals. */
    sweep: storedFiles.sweep,
  }
}
