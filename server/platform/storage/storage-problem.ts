/** Every refusal of the storage wire: its code, the status in its body, and the older name in `error`. */
const refusals = {
  AccessDenied: ['403', 'Unauthorized'],
  BucketAlreadyExists: ['409', 'Duplicate'],
  EntityTooLarge: ['413', 'Payload too large'],
  ExpiredToken: ['400', 'ExpiredToken'],
  InsufficientStorage: ['507', 'insufficient_storage'],
  InternalError: ['500', 'Internal'],
  InvalidJWT: ['400', 'InvalidJWT'],
  InvalidKey: ['400', 'InvalidKey'],
  InvalidMimeType: ['415', 'invalid_mime_type'],
  InvalidRequest: ['400', 'Error'],
  InvalidSignature: ['400', 'InvalidSignature'],
  KeyAlreadyExists: ['409', 'Duplicate'],
  NoSuchBucket: ['404', 'Bucket not found'],
  NoSuchKey: ['404', 'not_found'],
  ResourceNotEmpty: ['409', 'ResourceNotEmpty'],
  SlowDown: ['503', 'slow_down'],
  TooManyRequests: ['429', 'too_many_requests'],
} as const

export type StorageProblemCode = keyof typeof refusals

const usualMessages: Partial<Record<StorageProblemCode, string>> = {
  AccessDenied: 'new row violates row-level security policy',
  BucketAlreadyExists: 'The resource already exists',
  EntityTooLarge: 'The object exceeded the maximum allowed size',
  ExpiredToken: '"exp" claim timestamp check failed',
  InvalidJWT: 'Invalid Compact JWS',
  InvalidSignature: 'The signature does not belong to this address',
  KeyAlreadyExists: 'The resource already exists',
  NoSuchBucket: 'Bucket not found',
  NoSuchKey: 'Object not found',
  ResourceNotEmpty: 'The bucket you tried to delete is not empty',
}

/** A refusal in the format of the storage wire. Its message is part of the protocol and is not translated. */
export class StorageProblem extends Error {
  readonly code: StorageProblemCode

  constructor(code: StorageProblemCode, message = usualMessages[code] ?? code) {
    super(message)
    this.code = code
  }

  get body() {
    const [statusCode, error] = refusals[this.code]
    return { statusCode, error, message: this.message, code: this.code }
  }
}
