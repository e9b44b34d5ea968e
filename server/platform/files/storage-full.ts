/** An S3 service that has no room left. A disk says so by a code of its own. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** Of a disk, of a quota on it, and of PostgreSQL about its own disk. */
const fullCodes = /^(ENOSPC|EDQUOT|53100)$/

/** Whether nothing more can be kept until somebody makes room. Reading goes on. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && fullCodes.test(error.code)
}
