import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { App, Wire } from '#server/platform/http/app.ts'
import type { ReadHeader } from '#server/platform/http/read-header.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { AccountParts, BeforeDeletion } from './account-parts.ts'
import type { AccountSettings } from './account-settings.ts'
import { createAddressLimits } from './sign-in/address-limits.ts'
import { isAdmin } from './admin/admin-check.ts'
import { createAdmins } from './admin/admins.ts'
import { refuseForeignKey } from './wire/auth-frame.ts'
import { AuthProblem } from './wire/auth-problem.ts'
import { authPath, mountAuthRoutes } from './wire/auth-routes.ts'
import { forgetEnded } from './forget-ended.ts'
import { createAccessTokens } from './keys/access-tokens.ts'
import { openSigningKeys } from './keys/signing-keys.ts'
import { createGuesses } from './passwords/guesses.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createOwnAccount } from './own-account/own-account.ts'
import { findEmails } from './own-account/audit-store.ts'
import { mountOwnAccount, ownAccountPath } from './own-account/own-account-routes.ts'
import type { ExportPart } from './own-account/own-data.ts'
import { presentOwnProblem } from './own-account/present-own-problem.ts'
import { presentAuthProblem } from './wire/present-auth-problem.ts'
import { presentRpcProblem } from './wire/present-rpc-problem.ts'
import { findProvenEmail } from './users/user-store.ts'
import { mountRpcRoutes, rpcPath } from './wire/rpc-routes.ts'
import { createWhoAsks } from './sign-in/who-asks.ts'

type Options = {
  database: Database
  dataKey: DataKey
  outbox: Outbox
  limits: RateLimits
  settings: AccountSettings
  log: Log
  now: () => number
}

/** Users, sessions and permissions, over the protocol of Supabase's clients. */
export async function createAccounts(given: Options) {
  const { database, limits, settings, log, now } = given
  const signingKeys = await openSigningKeys(given)
  const tokens = createAccessTokens({ keys: signingKeys, settings, now })
  const admins = createAdmins(given)
  await admins.followList()
  if (admins.isIgnored)
    log.warn('ADMIN_EMAILS is ignored while AUTH_AUTOCONFIRM is on, because no address is verified then')
  const whoAsks = createWhoAsks({ database, tokens, now })
  const parts: AccountParts = {
    ...given,
    addressLimits: createAddressLimits({ limits }),
    signingKeys,
    tokens,
    whoAsks,
    admins,
    passwords: createPasswords(),
    guesses: createGuesses({ database, limits, now, on: settings.rateLimits }),
    beforeDeletion: [],
  }

  const ownAccount = createOwnAccount(parts)

  /** Like `identify`, but also accepts an operator key. */
  async function identifyWithKeys(readHeader: ReadHeader): Promise<Actor | { kind: 'service' }> {
    await refuseForeignKey(tokens, readHeader('apikey')).catch(refuseToken)
    const asker = await whoAsks.ask(readHeader('authorization'), readHeader('apikey')).catch(refuseToken)
    if (asker.kind === 'service') return { kind: 'service' }
    if (asker.kind === 'visitor') return { kind: 'visitor' }
    const { assurance } = asker
    const userId = asker.user.id
    const admin = await database.transactionAs({ role: 'member', userId, assurance }, isAdmin)
    return { kind: admin ? 'admin' : 'member', userId, assurance }
  }

  /** Returns the actor of a request, on which other capabilities base their rules. A refused token throws a Problem. */
  async function identify(readHeader: ReadHeader): Promise<Actor> {
    const caller = await identifyWithKeys(readHeader)
    return caller.kind === 'service' ? { kind: 'visitor' } : caller
  }

  return {
    identify,
    identifyWithKeys,
    mount(app: App): void {
      mountAuthRoutes(app, parts)
      mountRpcRoutes(app, parts)
      mountOwnAccount(app, ownAccount, parts)
    },
    wires: [
      { under: authPath, present: presentAuthProblem },
      { under: rpcPath, present: presentRpcProblem },
      { under: ownAccountPath, present: presentOwnProblem },
    ] satisfies Wire[],
    /** Deletes expired data. A scheduled job calls this. */
    async forgetOld(signal: AbortSignal): Promise<void> {
      await forgetEnded(parts)
      await parts.guesses.sweep()
      await ownAccount.auditLog.forgetOld(signal)
    },
    /** Adds what another capability stores about a member to that member's data export. */
    addToExport: (part: ExportPart): void => ownAccount.data.add(part),
    /** Adds what another capability does in the transaction that deletes an account. */
    addBeforeDeletion: (work: BeforeDeletion) => void parts.beforeDeletion.push(work),
    /** Returns the mail addresses of these users, for administrators. Deleted users have none. */
    findEmails: (userIds: readonly string[]) =>
      database.transactionAs({ role: 'service' }, (tx) => findEmails(tx, userIds)),
    /** The address of a user who has shown that its mail reaches them. Null for any other one. */
    findProvenEmail: (userId: string) =>
      database.transactionAs({ role: 'service' }, (tx) => findProvenEmail(tx, userId, new Date(now()))),
    /** Only for the tests of accounts. */
    parts,
    stop: () => signingKeys.stop(),
  }
}

function refuseToken(error: unknown): never {
  if (error instanceof AuthProblem) throw new Problem('accounts.token_refused', { 'www-authenticate': 'Bearer' })
  throw error
}
