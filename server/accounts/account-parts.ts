import type { Hono } from 'hono'
import type { Transaction } from 'kysely'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { AccountSettings } from './account-settings.ts'
import type { Admins } from './admin/admins.ts'
import type { AddressLimits } from './sign-in/address-limits.ts'
import type { AccessTokens } from './keys/access-tokens.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { Guesses } from './passwords/guesses.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { WhoAsks } from './sign-in/who-asks.ts'

/** Rows that refer to the user are deleted without it: it is for whoever else has to hear of that. */
export type BeforeDeletion = (tx: Transaction<Tables>, userId: string) => Promise<void>

/** Dependencies shared by every part of accounts. `createAccounts` builds each of them once. */
export type AccountParts = {
  database: Database
  dataKey: DataKey
  outbox: Outbox
  log: Log
  now: () => number
  settings: AccountSettings
  limits: RateLimits
  addressLimits: AddressLimits
  signingKeys: SigningKeys
  tokens: AccessTokens
  whoAsks: WhoAsks
  admins: Admins
  passwords: Passwords
  /** Counts wrong passwords and codes per account. */
  guesses: Guesses
  /** What capabilities do in the transaction that deletes an account, before its rows are gone. */
  beforeDeletion: BeforeDeletion[]
}

/** Routes below /auth/v1: `auth.post('/signup', …)`. */
export type AuthRoutes = (auth: Hono<HttpEnv>, parts: AccountParts) => void
