import type { Transaction } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { deleteAdmins, grantAdmins, grantReader, listAdmins, revokeReader } from './admin-store.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { createAccessTokens } from '#server/accounts/keys/access-tokens.ts'
import { listKeys } from '#server/accounts/keys/signing-key-store.ts'
import { openSigningKeys, trustAfterReplacement } from '#server/accounts/keys/signing-keys.ts'
import { createStoredKeys } from '#server/accounts/keys/stored-keys.ts'
import { removeAllFactors } from '#server/accounts/mfa/remove-factor.ts'
import { findUserByEmail, type User } from '#server/accounts/users/user-store.ts'

type Options = { database: Database; dataKey: DataKey; settings: AccountSettings; now: () => number }

/** Takes the words of a command and returns the lines to print. What cannot be done throws a StartProblem. */
export type OperatorCommand = (words: readonly string[]) => Promise<string[]>

/** Commands that an operator runs at the command line, whether or not the product is running. */
export function createOperatorCommands({ database, dataKey, settings, now }: Options) {
  const trustSeconds = trustAfterReplacement(settings)
  const at = () => new Date(now())

  function asService<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return database.transactionAs({ role: 'service' }, work)
  }

  function record(tx: Transaction<Tables>, action: AuditAction, subjectId: string): Promise<void> {
    return recordAudit(tx, { at: at(), actorId: null, action, subjectId, client: null })
  }

  async function findUser(tx: Transaction<Tables>, email: string): Promise<User> {
    const user = await findUserByEmail(tx, email.toLowerCase())
    if (!user) throw new StartProblem(`There is no account with the address ${email}.`)
    return user
  }

  function grant(email: string): Promise<string[]> {
    return asService(async (tx) => {
      const user = await findUser(tx, email)
      const granted = await grantAdmins(tx, [user.id], { at: at(), because: 'command' })
      if (granted.length === 0) return [`${email} is an administrator already.`]
      await record(tx, 'admin.granted', user.id)
      return [`${email} is an administrator now. Changes need a second factor: it is set up under Settings.`]
    })
  }

  function revoke(email: string): Promise<string[]> {
    return asService(async (tx) => {
      const user = await findUser(tx, email)
      const revoked = await deleteAdmins(tx, [user.id])
      if (revoked.length === 0) return [`${email} is no administrator.`]
      await record(tx, 'admin.revoked', user.id)
      const again = settings.adminEmails.includes(email.toLowerCase())
      return [
        `${email} is no administrator any more.`,
        ...(again ? ['ADMIN_EMAILS still lists this address: the next start makes it one again.'] : []),
      ]
    })
  }

  async function listThem(): Promise<string[]> {
    const admins = await asService(listAdmins)
    if (admins.length === 0) return ['There is no administrator.']
    return admins.map(
      ({ email, granted_at, granted_because, has_factor }) =>
        `${email ?? '(no address)'}  since ${day(granted_at)} by ${granted_because}, second factor: ${has_factor ? 'yes' : 'no'}`,
    )
  }

  /** Requests to clinics say much about people's health, so not every administrator sees them. */
  function grantRequests(email: string): Promise<string[]> {
    return asService(async (tx) => {
      const user = await findUser(tx, email)
      if (!(await grantReader(tx, user.id, at()))) return [`${email} sees requests to clinics already.`]
      await record(tx, 'consultation.reader_granted', user.id)
      return [`${email} sees requests to clinics now, as an administrator with a second factor.`]
    })
  }

  function revokeRequests(email: string): Promise<string[]> {
    return asService(async (tx) => {
      const user = await findUser(tx, email)
      if (!(await revokeReader(tx, user.id))) return [`${email} sees no requests to clinics.`]
      await record(tx, 'consultation.reader_revoked', user.id)
      return [`${email} sees no requests to clinics any more.`]
    })
  }

  function resetSecondFactor(email: string): Promise<string[]> {
    return asService(async (tx) => {
      const user = await findUser(tx, email)
      const removed = await removeAllFactors(tx, user.id)
      if (removed === 0) return [`${email} has no second factor.`]
      await record(tx, 'factor.removed', user.id)
      return [`The second factor of ${email} is removed.`]
    })
  }

  async function signServiceKey(): Promise<string[]> {
    const keys = await openSigningKeys({ database, dataKey, settings, now })
    try {
      return [await createAccessTokens({ keys, settings, now }).signServiceKey()]
    } finally {
      await keys.stop()
    }
  }

  async function rotate(): Promise<string[]> {
    refuseGivenKeys()
    const kid = await asService(async (tx) => {
      const made = await createStoredKeys({ database, dataKey, trustSeconds, now }).rotate(tx)
      await record(tx, 'keys.rotated', made)
      return made
    })
    const minutes = Math.ceil(trustSeconds / 60)
    return [
      `${kid} signs from now on. The key before it is trusted for another ${minutes} minutes.`,
      'Service-role keys that it signed end with it: make new ones with `npm run keys -- service-role`.',
    ]
  }

  async function listSigningKeys(): Promise<string[]> {
    refuseGivenKeys()
    const keys = await asService((tx) => listKeys(tx, new Date(now() - trustSeconds * 1_000)))
    return keys.map(
      ({ kid, algorithm, created_at, replaced_at }) =>
        `${kid}  ${algorithm}  made ${day(created_at)}  ${replaced_at ? `replaced ${day(replaced_at)}` : 'signs'}`,
    )
  }

  function refuseGivenKeys(): void {
    if (settings.signingKeysFile === null && settings.jwtSecret === null) return
    throw new StartProblem('The keys are those of AUTH_SIGNING_KEYS or AUTH_JWT_SECRET: change them there.')
  }

  const withEmail = new Map([
    ['grant', grant],
    ['revoke', revoke],
    ['grant-requests', grantRequests],
    ['revoke-requests', revokeRequests],
    ['reset-mfa', resetSecondFactor],
  ])
  const ofKeys = new Map([
    ['service-role', signServiceKey],
    ['rotate', rotate],
    ['list', listSigningKeys],
  ])

  const admin: OperatorCommand = ([verb = '', email, ...rest]) => {
    if (verb === 'list' && email === undefined) return listThem()
    const command = withEmail.get(verb)
    if (command && email !== undefined && rest.length === 0) return command(email)
    throw new StartProblem(
      'npm run admin -- grant EMAIL | revoke EMAIL | grant-requests EMAIL | revoke-requests EMAIL | reset-mfa EMAIL | list',
    )
  }

  const keys: OperatorCommand = ([verb = '', ...rest]) => {
    const command = ofKeys.get(verb)
    if (command && rest.length === 0) return command()
    throw new StartProblem('npm run keys -- service-role | rotate | list')
  }

  return { admin, keys }
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
