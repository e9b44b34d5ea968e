import { createHmac, randomBytes, scryptSync } from 'node:crypto'

/** What a backup is encrypted with, made of the operator's BACKUP_KEY and a salt of the backup's own. */
export type BackupKey = { salt: string; secret: Buffer; check: string }

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Slow on purpose, because an operator may choose a weak passphrase. */
export function deriveBackupKey(words: string, salt = randomBytes(16).toString('hex')): BackupKey {
  const secret = scryptSync(words.normalize('NFC'), Buffer.from(salt, 'hex'), 32, cost)
  // Tells another key from damage, and nothing about the key.
  const check = createHmac('sha256', secret).update('my-guide-korea backup key').digest('hex').slice(0, 16)
  return { salt, secret, check }
}

export function signManifest({ secret }: BackupKey, text: string): string {
  return createHmac('sha256', secret).update(`my-guide-korea manifest\n${text}`).digest('hex')
}
