import { argon2, createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcrypt'
import { type Argon2Hash, type FirebaseHash, type PasswordHash, scryptBytes } from './password-hash.ts'

const deriveArgon2 = promisify(argon2)

/**
 * The expensive part of a password check. It runs in Node's thread pool. Returns which of the hashes match: the stored
 * one, and those that the same computation decides.
 */
export async function matchHashes(
  password: string,
  stored: PasswordHash,
  alike: readonly Argon2Hash[] = [],
): Promise<boolean[]> {
  switch (stored.kind) {
    case 'argon2': {
      const key = await deriveKey(password, stored, stored.hash.length)
      return [stored, ...alike].map(({ hash }) => timingSafeEqual(key, hash))
    }
    case 'bcrypt':
      return [await bcrypt.compare(password, stored.text)]
    case 'firebase':
      return [timingSafeEqual(await deriveFirebase(password, stored), stored.hash)]
  }
}

/** Whether one computation decides both: everything but the result is the same. */
export function isSameComputation(one: PasswordHash, other: PasswordHash): other is Argon2Hash {
  return (
    one.kind === 'argon2' &&
    other.kind === 'argon2' &&
    one.algorithm === other.algorithm &&
    one.memoryKib === other.memoryKib &&
    one.passes === other.passes &&
    one.parallelism === other.parallelism &&
    one.salt.equals(other.salt) &&
    one.hash.length === other.hash.length
  )
}

export function deriveKey(
  password: string,
  { algorithm, memoryKib, passes, parallelism, salt }: Omit<Argon2Hash, 'kind' | 'hash'>,
  tagLength: number,
): Promise<Buffer> {
  return deriveArgon2(algorithm, { message: password, nonce: salt, parallelism, tagLength, memory: memoryKib, passes })
}

/** The memory of one running computation in bytes. Limits how many run concurrently. */
export function memoryOf(stored: PasswordHash): number {
  switch (stored.kind) {
    case 'argon2':
      return stored.memoryKib * 1024
    case 'bcrypt':
      return 8 * 1024
    case 'firebase':
      return scryptBytes(stored)
  }
}

/** Whether a computation takes many times as long as one of ours, as only imported hashes do. */
export function isExpensive(stored: PasswordHash): boolean {
  switch (stored.kind) {
    case 'argon2':
      return stored.memoryKib * stored.passes > 8 * 19_456 * 2
    case 'bcrypt':
      return Number(stored.text.slice(4, 6)) > 12
    case 'firebase':
      return 2 ** stored.memoryPower * stored.rounds * stored.parallelism > 8 * 2 ** 14 * 8
  }
}

/** Firebase's algorithm: scrypt derives a key, and the project's signer key encrypted with it is the hash. */
async function deriveFirebase(password: string, stored: FirebaseHash): Promise<Buffer> {
  const { memoryPower, rounds, parallelism, salt, saltSeparator, signerKey } = stored
  const options = { N: 2 ** memoryPower, r: rounds, p: parallelism, maxmem: 2 * scryptBytes(stored) + 1024 * 1024 }
  const key = await new Promise<Buffer>((resolve, reject) =>
    scrypt(password, Buffer.concat([salt, saltSeparator]), 32, options, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  )
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(signerKey)
}
