/**
 * An S3 service that is unreachable, does not answer in time, or fails internally. The same request may succeed in a
 * moment.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
