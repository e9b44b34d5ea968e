/** An S3 service that has no space left. A disk reports this by its own error code. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The codes of a full disk, of a quota on it, and of PostgreSQL for its own disk. */
const fullCodes = /^(ENOSPC|EDQUOT|53100)$/

/** Whether nothing more can be stored until somebody frees space. Reads continue to work. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && fullCodes.test(error.code)
}
