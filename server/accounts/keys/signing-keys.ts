import type { JWK } from 'jose'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { readGivenKeys } from './given-keys.ts'
import type { Algorithm, SigningKey, TrustedKey } from './key-material.ts'
import { keysChannel } from './signing-key-store.ts'
import { createStoredKeys } from './stored-keys.ts'

export type SigningKeys = {
  signer(): Promise<SigningKey>
  /** The keys that may have signed a token with this header. */
  find(token: { kid: string | undefined; algorithm: Algorithm }): Promise<readonly TrustedKey[]>
  listPublic(): Promise<JWK[]>
  stop(): Promise<void>
}

type Options = {
  database: Pick<Database, 'transactionAs' | 'listen'>
  dataKey: DataKey
  settings: Pick<AccountSettings, 'signingKeysFile' | 'jwtSecret' | 'accessTokenSeconds'>
  now: () => number
}

/** Minimum time between two queries for an unknown key, so that forged tokens cost few queries. */
const pauseMs = 5_000
/** Allowed difference between the clocks of nodes. */
const clockSlackSeconds = 60

/** Seconds after the replacement of a key until its last token has certainly expired. */
export function trustAfterReplacement({ accessTokenSeconds }: Pick<AccountSettings, 'accessTokenSeconds'>): number {
  return accessTokenSeconds + clockSlackSeconds
}

/** Opens the keys that the operator configured, or else the product's own. */
export async function openSigningKeys({ settings, ...options }: Options): Promise<SigningKeys> {
  const given = await readGivenKeys(settings)
  if (!given) return openOwnKeys({ ...options, trustSeconds: trustAfterReplacement(settings) })
  const { signer, trusted } = given
  return {
    signer: () => Promise.resolve(signer),
    // A token that names no key may come from any tool that has one of these keys.
    find: ({ kid, algorithm }) =>
      Promise.resolve(trusted.filter((key) => key.algorithm === algorithm && (kid === undefined || key.kid === kid))),
    listPublic: () => Promise.resolve(trusted.flatMap(({ publicJwk }) => publicJwk ?? [])),
    stop: () => Promise.resolve(),
  }
}

async function openOwnKeys({
  database,
  dataKey,
  trustSeconds,
  now,
}: Omit<Options, 'settings'> & { trustSeconds: number }): Promise<SigningKeys> {
  const stored = createStoredKeys({ database, dataKey, trustSeconds, now })
  let loading = stored.load()
  let loadedAt = now()
  await loading

  function reload(): Promise<unknown> {
    const before = loading
    loadedAt = now()
    // The keys loaded before stay in use while the database is unavailable.
    loading = stored.load().catch(() => before)
    return loading
  }

  async function trusted() {
    const oldest = now() - trustSeconds * 1_000
    return (await loading).filter(({ replacedAt }) => replacedAt === null || replacedAt > oldest)
  }

  const announcements = await database.listen(keysChannel, {
    message: () => void reload(),
    lost: () => {},
    regained: () => void reload(),
  })

  async function find(token: { kid: string | undefined; algorithm: Algorithm }): Promise<readonly TrustedKey[]> {
    const fits = async () =>
      (await trusted()).filter(({ kid, algorithm }) => kid === token.kid && algorithm === token.algorithm)
    const found = await fits()
    if (found.length > 0 || token.kid === undefined || now() - loadedAt < pauseMs) return found
    await reload()
    return fits()
  }

  return {
    async signer() {
      const current = (await trusted()).find(({ replacedAt }) => replacedAt === null)
      if (!current) throw new Error('there is no current signing key')
      return current
    },
    find,
    listPublic: async () => (await trusted()).flatMap(({ publicJwk }) => publicJwk ?? []),
    stop: () => announcements.stop(),
  }
}
