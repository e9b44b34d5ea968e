import { createHmac, randomBytes, scryptSync } from 'node:crypto'

/** The encryption key of a backup, derived from the operator's BACKUP_KEY and the backup's own salt. */
export type BackupKey = { salt: string; secret: Buffer; check: string }

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Slow on purpose, because an operator may choose a weak passphrase. */
export function deriveBackupKey(words: string, salt = randomBytes(16).toString('hex')): BackupKey {
  const secret = scryptSync(words.normalize('NFC'), Buffer.from(salt, 'hex'), 32, cost)
  // Distinguishes a wrong key from damaged data, without revealing the key.
  const check = createHmac('sha256', secret).update('my-guide-korea backup key').digest('hex').slice(0, 16)
  return { salt, secret, check }
}

export function signManifest({ secret }: BackupKey, text: string): string {
  return createHmac('sha256', secret).update(`my-guide-korea manifest\n${text}`).digest('hex')
}
