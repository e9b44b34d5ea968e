import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { Place } from '#server/platform/data-key/key-ring.ts'
import type { SignInMethod } from '#server/platform/database/tables/account-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { presentUser } from '#server/accounts/users/present-user.ts'
import { changeUser, completeUser, findUserById, type User } from '#server/accounts/users/user-store.ts'
import { rememberNetwork } from './known-networks.ts'
import {
  buildRefreshToken,
  isMadeWith,
  judgeRefresh,
  leapRefresh,
  readRefreshToken,
  type RefreshToken,
  refreshKeyBytes,
  rotateRefresh,
} from './refresh-tokens.ts'
import { deleteSession, insertSession, lockSession, saveRefresh, type Session } from './session-store.ts'

/** The client of a request, for the user's list of sessions and for the audit log. */
export type Device = { client: string; userAgent: string | null }

type Parts = Pick<AccountParts, 'database' | 'dataKey' | 'tokens' | 'settings' | 'now'>

/** A session that is not refreshed for this long expires. */
export const idleDays = 90
const dayMs = 86_400_000
const longestUserAgent = 400

export function createSessions({ database, dataKey, tokens, settings, now }: Parts) {
  /** The response to a sign-in or a refresh. */
  async function present(tx: Transaction<Tables>, user: User, session: Session) {
    const { token, expiresIn, expiresAt } = await tokens.signForSession(user, session)
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_in: expiresIn,
      expires_at: expiresAt,
      refresh_token: buildRefreshToken(readKey(session), session.id, session.refresh_counter),
      user: presentUser(await completeUser(tx, user)),
    }
  }

  async function start(
    tx: Transaction<Tables>,
    { user, method, device }: { user: User; method: SignInMethod; device: Device },
  ) {
    const at = new Date(now())
    const id = randomUUID()
    const session = await insertSession(tx, {
      id,
      user_id: user.id,
      amr: [{ method, timestamp: Math.floor(now() / 1_000) }],
      user_agent: device.userAgent?.slice(0, longestUserAgent) ?? null,
      refresh_key: dataKey.seal(randomBytes(refreshKeyBytes).toString('base64url'), placeOfKey(id)),
      created_at: at,
      refreshed_at: at,
    })
    await rememberNetwork(tx, { userId: user.id, client: device.client, at })
    const seen = await changeUser(tx, user.id, { last_sign_in_at: at, updated_at: at })
    return present(tx, seen ?? user, session)
  }

  async function refresh(text: string, device: Device) {
    const token = readSentToken(text)
    const outcome = await database.transactionAs({ role: 'service' }, (tx) => refreshLocked(tx, token, device))
    // Thrown after the transaction, which ended the stolen session.
    if (outcome instanceof AuthProblem) throw outcome
    return outcome
  }

  async function refreshLocked(tx: Transaction<Tables>, token: RefreshToken, device: Device) {
    const session = await lockSession(tx, token.sessionId)
    if (!session) throw noValidSession()
    if (!isMadeWith(readKey(session), token)) throw tokenNotFound()
    const user = await findUserById(tx, session.user_id)
    if (!user) throw noValidSession()
    refuseEnded(session)
    refuseBanned(user, now())
    const state = { current: session.refresh_counter, replacedAt: session.refresh_replaced_at }
    const moment = { now: now(), reuseSeconds: settings.refreshReuseSeconds }
    const meaning = judgeRefresh(token.number, state, moment)
    switch (meaning) {
      case 'rotates':
        return present(tx, user, await saveRefresh(tx, session.id, rotateRefresh(state, moment), new Date(now())))
      case 'converges':
        return present(tx, user, session)
      case 'never_given':
        throw tokenNotFound()
      case 'stolen':
        await deleteSession(tx, session.id)
        await recordAudit(tx, {
          at: new Date(now()),
          actorId: null,
          action: 'session.token_reused',
          subjectId: user.id,
          client: device.client,
          details: { session_id: session.id },
        })
        return new AuthProblem('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
  }

  function refuseEnded({ not_after, refreshed_at }: Session): void {
    const because = (reason: string) =>
      new AuthProblem('session_expired', `Invalid Refresh Token: Session Expired (${reason})`)
    if (not_after && not_after.getTime() <= now()) throw because('Timebox')
    if (refreshed_at.getTime() <= now() - idleDays * dayMs) throw because('Inactivity')
  }

  /** Saves a session whose assurance was raised, and invalidates its current refresh token. */
  async function leap(tx: Transaction<Tables>, session: Session): Promise<Session> {
    const state = { current: session.refresh_counter, replacedAt: session.refresh_replaced_at }
    return saveRefresh(tx, session.id, leapRefresh(state), new Date(now()))
  }

  function readKey(session: Session): Buffer {
    return Buffer.from(dataKey.open(session.refresh_key, placeOfKey(session.id)), 'base64url')
  }

  return { start, refresh, present, leap }
}

export type Sessions = ReturnType<typeof createSessions>
export type SessionAnswer = Awaited<ReturnType<Sessions['start']>>

/** For sign-in and refresh: status 400, unlike for a banned user's access token. */
export function refuseBanned({ banned_until }: User, now: number): void {
  if (banned_until && banned_until.getTime() > now)
    throw new AuthProblem('user_banned', 'User is banned', { status: 400 })
}

function placeOfKey(sessionId: string): Place {
  return { column: 'mgk.sessions.refresh_key', row: sessionId }
}

function readSentToken(text: string): RefreshToken {
  if (!/^[\w-]{12,}$/.test(text)) throw new AuthProblem('validation_failed', 'Refresh token is not valid')
  const token = readRefreshToken(text)
  if (!token) throw tokenNotFound()
  return token
}

function tokenNotFound(): AuthProblem {
  return new AuthProblem('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function noValidSession(): AuthProblem {
  return new AuthProblem('session_not_found', 'Invalid Refresh Token: No Valid Session Found', { status: 400 })
}
