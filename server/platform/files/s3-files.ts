import { filePath } from './file-name.ts'
import type { Files } from './files.ts'
import type { S3Settings } from './files-settings.ts'
import { openS3Objects } from './s3-objects.ts'

/** Files in a bucket of an S3-compatible service. */
export function openS3Files(settings: S3Settings, patienceMs?: number): Files {
  const objects = openS3Objects(settings, patienceMs)
  return {
    check: () => objects.check('FILES_URL'),
    put: async (name, content) => objects.put(filePath(name), content),
    get: async (name, range) => objects.get(filePath(name), range),
    delete: async (name) => objects.delete(filePath(name)),

    async *list() {
      for await (const { path } of objects.list('')) yield path.slice(path.lastIndexOf('/') + 1)
    },
  }
}
