import { argon2, createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcrypt'
import { type Argon2Hash, type FirebaseHash, type PasswordHash, scryptBytes } from './password-hash.ts'

const deriveArgon2 = promisify(argon2)

/** The expensive part of a password check. It runs in Node's thread pool. */
export async function matchesHash(password: string, stored: PasswordHash): Promise<boolean> {
  switch (stored.kind) {
    case 'argon2':
      return timingSafeEqual(await deriveKey(password, stored, stored.hash.length), stored.hash)
    case 'bcrypt':
      return bcrypt.compare(password, stored.text)
    case 'firebase':
      return timingSafeEqual(await deriveFirebase(password, stored), stored.hash)
  }
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
