import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Transaction } from 'kysely'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { importHalf, publicHalf, type SigningKey } from './key-material.ts'
import { addKey, listKeys, retireKeys, type StoredKey } from './signing-key-store.ts'

type Options = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  /** Seconds after the replacement of a key until its last token has certainly expired. */
  trustSeconds: number
  now: () => number
}

type LoadedKey = SigningKey & { kid: string; replacedAt: number | null; createdAt: number }

/**
 * The keys that the product generated: stored in the database for all nodes, with the private halves encrypted by the
 * data key.
 */
export function createStoredKeys({ database, dataKey, trustSeconds, now }: Options) {
  const trustedSince = () => new Date(now() - trustSeconds * 1_000)

  async function load(): Promise<LoadedKey[]> {
    const rows = await database.transactionAs({ role: 'service' }, async (tx) => {
      const found = await listKeys(tx, trustedSince())
      if (found.some(({ replaced_at }) => replaced_at === null)) return found
      await addKey(tx, await makeKey())
      return listKeys(tx, trustedSince())
    })
    return Promise.all(rows.map(readRow))
  }

  /** From now on a new key signs on every node. The previous key stays trusted until its tokens have expired. */
  async function rotate(tx: Transaction<Tables>): Promise<string> {
    const made = await makeKey()
    await retireKeys(tx, { at: made.at, trustedSince: trustedSince() })
    await addKey(tx, made)
    return made.kid
  }

  async function makeKey() {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const publicJwk = await exportJWK(publicKey)
    const kid = await calculateJwkThumbprint(publicJwk)
    const privateJwk = JSON.stringify(await exportJWK(privateKey))
    return {
      kid,
      publicJwk: publicHalf(publicJwk, kid),
      sealedPrivateJwk: dataKey.seal(privateJwk, placeOf(kid)),
      at: new Date(now()),
    }
  }

  async function readRow({ kid, algorithm, ...row }: StoredKey): Promise<LoadedKey> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed, so nobody but `makeKey` wrote it
    const privateJwk = JSON.parse(dataKey.open(row.private_jwk, placeOf(kid))) as JWK
    const publicJwk = publicHalf(privateJwk, kid)
    return {
      kid,
      algorithm,
      publicJwk,
      verifyWith: await importHalf(publicJwk, algorithm),
      signWith: await importHalf(privateJwk, algorithm),
      replacedAt: row.replaced_at?.getTime() ?? null,
      createdAt: row.created_at.getTime(),
    }
  }

  return { load, rotate }
}

function placeOf(kid: string) {
  return { column: 'mgk.signing_keys.private_jwk', row: kid } as const
}
