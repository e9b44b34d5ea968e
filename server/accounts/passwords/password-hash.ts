/** A parsed hash. Every number in it is within the limits of this server. */
export type PasswordHash = Argon2Hash | { kind: 'bcrypt'; text: string } | FirebaseHash

export type Argon2Hash = {
  kind: 'argon2'
  algorithm: 'argon2id' | 'argon2i'
  memoryKib: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

export type FirebaseHash = {
  kind: 'firebase'
  /** N of scrypt is 2 to the power of this. */
  memoryPower: number
  rounds: number
  parallelism: number
  saltSeparator: Buffer
  signerKey: Buffer
  salt: Buffer
  hash: Buffer
}

// The limits of the hosted service, so that accounts can be moved in both directions.
const mostMemoryKib = 1024 * 1024
const mostPasses = 20
const mostParallelism = 16
// bcrypt with 2^16 rounds takes some seconds. Higher costs would take minutes.
const bcryptCosts = { least: 4, most: 16 }
const mostScryptBytes = 256 * 1024 * 1024
const mostScryptParallelism = 4

/** Null for anything that is not a hash of a known kind, or that is too expensive for this server. */
export function parsePasswordHash(text: string): PasswordHash | null {
  if (text.length > 1024) return null
  return parseArgon2(text) ?? parseBcrypt(text) ?? parseFirebase(text)
}

function parseArgon2(text: string): Argon2Hash | null {
  const found =
    /^\$(?<algorithm>argon2id|argon2i)\$v=19\$m=(?<m>\d{1,7}),t=(?<t>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[^$]+)\$(?<hash>[^$]+)$/.exec(
      text,
    )?.groups
  if (!found) return null
  const [memoryKib, passes, parallelism] = [Number(found['m']), Number(found['t']), Number(found['p'])]
  const salt = readBase64(found['salt'])
  const hash = readBase64(found['hash'])
  if (memoryKib > mostMemoryKib || passes < 1 || passes > mostPasses) return null
  if (parallelism < 1 || parallelism > mostParallelism || memoryKib < 8 * parallelism) return null
  if (!salt || salt.length < 8 || salt.length > 64 || !hash || hash.length < 16 || hash.length > 128) return null
  const algorithm = found['algorithm'] === 'argon2i' ? 'argon2i' : 'argon2id'
  return { kind: 'argon2', algorithm, memoryKib, passes, parallelism, salt, hash }
}

function parseBcrypt(text: string): PasswordHash | null {
  const found = /^\$2[aby]\$(?<cost>\d{2})\$[./A-Za-z0-9]{53}$/.exec(text)?.groups
  const cost = Number(found?.['cost'])
  if (!found || cost < bcryptCosts.least || cost > bcryptCosts.most) return null
  // Three names of the same algorithm; the library knows two of them.
  return { kind: 'bcrypt', text: `$2b${text.slice(3)}` }
}

function parseFirebase(text: string): FirebaseHash | null {
  const found =
    /^\$fbscrypt\$v=1,n=(?<n>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d)(?:,ss=(?<ss>[^,$]+))?(?:,sk=(?<sk>[^$]+))\$(?<salt>[^$]+)\$(?<hash>[^$]+)$/.exec(
      text,
    )?.groups
  if (!found) return null
  const [memoryPower, rounds, parallelism] = [Number(found['n']), Number(found['r']), Number(found['p'])]
  const [signerKey, salt, hash] = [readBase64(found['sk']), readBase64(found['salt']), readBase64(found['hash'])]
  const saltSeparator = found['ss'] === undefined ? Buffer.alloc(0) : readBase64(found['ss'])
  if (!signerKey || !salt || !hash || !saltSeparator || hash.length === 0 || hash.length !== signerKey.length) {
    return null
  }
  if (memoryPower < 1 || rounds < 1 || parallelism < 1 || parallelism > mostScryptParallelism) return null
  if (scryptBytes({ memoryPower, rounds }) > mostScryptBytes) return null
  return { kind: 'firebase', memoryPower, rounds, parallelism, saltSeparator, signerKey, salt, hash }
}

export function scryptBytes({ memoryPower, rounds }: Pick<FirebaseHash, 'memoryPower' | 'rounds'>): number {
  return 128 * 2 ** memoryPower * rounds
}

function readBase64(text: string | undefined): Buffer | null {
  return text !== undefined && /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null
}
