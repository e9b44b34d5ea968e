/**
 * An S3 service that is not reached, does not answer in time, or fails by itself. The same request may succeed in a
 * moment.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
