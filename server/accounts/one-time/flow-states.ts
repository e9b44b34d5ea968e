import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { SignInMethod } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import { lockUsersOf } from '#server/accounts/users/user-store.ts'

/** The PKCE challenge of a client, which binds the response to that client (RFC 7636). */
export type Challenge = { challenge: string; method: 's256' | 'plain' }

const codeSeconds = 300

/** Reads the challenge of a request: null if there is none. A challenge needs both parameters. */
export function readChallenge(challenge: string | undefined, method: string | undefined): Challenge | null {
  if (!challenge && !method) return null
  if (!challenge || !method) {
    throw new AuthProblem('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  }
  const named = method.toLowerCase()
  if (named !== 's256' && named !== 'plain') {
    throw new AuthProblem('validation_failed', 'code challenge method has to be S256 or plain')
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw new AuthProblem(
      'validation_failed',
      'code challenge has to be between 43 and 128 characters of a-z, A-Z, 0-9, -, ., _ and ~',
    )
  }
  return { challenge, method: named }
}

/** Identifies the link that a flow waits for. Each sign-up has a link of its own. */
type FlowOf = { userId: string; signIn: SignInMethod; signUpId: string | null }

/**
 * Stores a flow that waits for its link to be followed, and replaces the pending flow of the same link. For an unknown
 * user the same is written, but no link leads to it.
 */
export async function startFlow(
  tx: Transaction<Tables>,
  { userId, signIn, signUpId, challenge, at }: FlowOf & { challenge: Challenge; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('mgk.flow_states')
    .where('user_id', '=', userId)
    .where('authentication_method', '=', signIn)
    .where('sign_up_id', 'is not distinct from', signUpId)
    .where('issued_at', 'is', null)
    .execute()
  await sql`
    insert into mgk.flow_states
      (id, user_id, auth_code_hash, code_challenge, code_challenge_method, authentication_method, sign_up_id, created_at)
    select ${randomUUID()}, holder.id, ${randomBytes(32)}, ${challenge.challenge}, ${challenge.method}, ${signIn}, ${signUpId}::uuid,
      ${at}
    from (select) as once left join mgk.users holder on holder.id = ${userId}
  `.execute(tx)
}

/**
 * Issues a code for the client that requested the followed link. Its session is recorded with `method`. Undefined if no
 * client waits for one.
 */
export async function issueAuthCode(
  tx: Transaction<Tables>,
  { userId, signIn, signUpId, method, at }: FlowOf & { method: SignInMethod; at: Date },
): Promise<string | undefined> {
  const code = randomUUID()
  const { numUpdatedRows } = await tx
    .updateTable('mgk.flow_states')
    .set({ auth_code_hash: hashCode(code), authentication_method: method, issued_at: at })
    .where('user_id', '=', userId)
    .where('authentication_method', '=', signIn)
    .where('sign_up_id', 'is not distinct from', signUpId)
    .where('issued_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? code : undefined
}

/** Exchanges the code once for the right verifier. A wrong verifier does not use up the code. */
export async function redeemAuthCode(
  tx: Transaction<Tables>,
  { code, verifier, at }: { code: string; verifier: string; at: Date },
): Promise<{ userId: string; signIn: SignInMethod }> {
  await lockUsersOf(tx, sql`select user_id from mgk.flow_states where auth_code_hash = ${hashCode(code)}`)
  const flow = await tx
    .selectFrom('mgk.flow_states')
    .selectAll()
    .where('auth_code_hash', '=', hashCode(code))
    .where('issued_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!flow?.issued_at || !flow.user_id) {
    throw new AuthProblem('flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (at.getTime() - flow.issued_at.getTime() >= codeSeconds * 1_000) {
    throw new AuthProblem('flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!isVerified(verifier, flow)) {
    throw new AuthProblem('bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  await tx.deleteFrom('mgk.flow_states').where('id', '=', flow.id).execute()
  return { userId: flow.user_id, signIn: flow.authentication_method }
}

export async function deleteOldFlows(tx: Transaction<Tables>, createdBefore: Date): Promise<void> {
  await tx.deleteFrom('mgk.flow_states').where('created_at', '<', createdBefore).execute()
}

function isVerified(
  verifier: string,
  { code_challenge, code_challenge_method }: { code_challenge: string; code_challenge_method: 's256' | 'plain' },
): boolean {
  const shown = Buffer.from(code_challenge_method === 's256' ? hash('sha256', verifier, 'base64url') : verifier)
  const kept = Buffer.from(code_challenge)
  return shown.length === kept.length && timingSafeEqual(shown, kept)
}

function hashCode(code: string): Buffer {
  return hash('sha256', code, 'buffer')
}
