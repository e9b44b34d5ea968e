import type { Context } from 'hono'
import type { Assurance } from '#domain/accounts/accounts.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import { findAsker } from './asker-store.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { AccessTokens, MemberClaims, ServiceRole } from '#server/accounts/keys/access-tokens.ts'
import type { Session } from '#server/accounts/sessions/session-store.ts'
import type { User } from '#server/accounts/users/user-store.ts'

/** A signed-in user with the present rows of the database. */
export type AskingUser = { kind: 'user'; user: User; session: Session; claims: MemberClaims; assurance: Assurance }

export type Asker = { kind: 'visitor' } | AskingUser | { kind: 'service'; role: ServiceRole }

type Options = { database: Pick<Database, 'transactionAs'>; tokens: AccessTokens; now: () => number }

export type WhoAsks = ReturnType<typeof createWhoAsks>

export function createWhoAsks({ database, tokens, now }: Options) {
  /** Reads the token and looks up its user. A refused token throws; it never counts as a visitor. */
  async function ask(authorization: string | undefined, apikey?: string): Promise<Asker> {
    const token = readBearer(authorization)
    // Without a session, clients send the publishable key as the bearer token.
    if (token === null || (token === apikey && !looksLikeToken(token))) return { kind: 'visitor' }
    const verified = await tokens.verify(token)
    switch (verified.kind) {
      case 'publishable':
        return { kind: 'visitor' }
      case 'service':
        return verified
      case 'member':
        return findMember(verified.claims)
    }
  }

  async function findMember(claims: MemberClaims): Promise<AskingUser> {
    const { user, session } = await database.transactionAs({ role: 'service' }, (tx) =>
      findAsker(tx, { userId: claims.sub, sessionId: claims.session_id }),
    )
    if (!user || user.deleted_at) {
      throw new AuthProblem('user_not_found', 'User from sub claim in JWT does not exist')
    }
    if (user.banned_until && user.banned_until.getTime() > now()) {
      throw new AuthProblem('user_banned', 'User is banned')
    }
    if (!session || (session.not_after && session.not_after.getTime() <= now())) {
      throw new AuthProblem('session_not_found', 'Session from session_id claim in JWT does not exist')
    }
    // Both must be aal2: a factor may have been removed since the token was signed, or added since it was stolen.
    const assurance = session.aal === 'aal2' && claims.aal === 'aal2' ? 'aal2' : 'aal1'
    return { kind: 'user', user, session, claims, assurance }
  }

  function askedBy(c: Context<HttpEnv>): Promise<Asker> {
    return ask(c.req.header('authorization'), c.req.header('apikey'))
  }

  /** For actions of signed-in users on their own account. */
  async function requireUser(c: Context<HttpEnv>): Promise<AskingUser> {
    const asker = await askedBy(c)
    if (asker.kind === 'user') return asker
    if (asker.kind === 'visitor')
      throw new AuthProblem('no_authorization', 'This endpoint requires a valid Bearer token')
    throw new AuthProblem('bad_jwt', 'invalid claim: missing sub claim')
  }

  /** For actions that need an operator key. */
  async function requireService(c: Context<HttpEnv>): Promise<ServiceRole> {
    const asker = await askedBy(c)
    if (asker.kind === 'service') return asker.role
    if (asker.kind === 'visitor')
      throw new AuthProblem('no_authorization', 'This endpoint requires a valid Bearer token')
    throw new AuthProblem('not_admin', 'User not allowed')
  }

  return { ask, askedBy, requireUser, requireService }
}

/** Ignores schemes other than Bearer, such as the password of a proxy in front of the site. */
function readBearer(authorization: string | undefined): string | null {
  return (
    /^bearer(?: +(.*))?$/i
      .exec(authorization?.trim() ?? '')
      ?.slice(1)
      .map((token) => token ?? '')[0] ?? null
  )
}

export function looksLikeToken(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text)
}
