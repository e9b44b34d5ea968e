import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload, SignJWT } from 'jose'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { assurances } from '#domain/accounts/accounts.ts'
import type { AccountSettings } from '#server/accounts/account-settings.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { SessionsTable, UsersTable } from '#server/platform/database/tables/account-tables.ts'
import { algorithms } from './key-material.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Roles of operator keys, which represent no person. */
export const serviceRoles = ['service_role', 'supabase_admin'] as const
export type ServiceRole = (typeof serviceRoles)[number]

const memberClaims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  aud: z.literal('authenticated'),
  iss: z.string(),
  exp: z.number(),
  aal: z.enum(assurances),
})
export type MemberClaims = z.infer<typeof memberClaims>

/** The claims of a token with a valid signature. The database knows whether its session still exists. */
export type Verified =
  | { kind: 'member'; claims: MemberClaims }
  | { kind: 'service'; role: ServiceRole }
  | { kind: 'publishable' }

type Options = { keys: SigningKeys; settings: AccountSettings; now: () => number }

type Signed = { token: string; expiresIn: number; expiresAt: number }

export const expiredToken =
  'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired'
const unreadableToken =
  'invalid JWT: unable to parse or verify signature, token is malformed or not signed by this site'

// Ten times the size of a token with every claim. Longer ones are refused without a signature check.
const longestToken = 16_384

export type AccessTokens = ReturnType<typeof createAccessTokens>

export function createAccessTokens({ keys, settings, now }: Options) {
  const issuer = `${settings.siteOrigin}/auth/v1`

  async function sign(claims: JWTPayload): Promise<string> {
    const { kid, algorithm, signWith } = await keys.signer()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(kid !== null && { kid }) })
      .sign(signWith)
  }

  /** Signs the access token that a member sends with each request. It is valid until it expires or its session ends. */
  async function signForSession(
    user: Selectable<UsersTable>,
    session: Pick<Selectable<SessionsTable>, 'id' | 'aal' | 'amr'>,
  ): Promise<Signed> {
    const issuedAt = Math.floor(now() / 1_000)
    const expiresIn = settings.accessTokenSeconds
    const expiresAt = issuedAt + expiresIn
    const token = await sign({
      iss: issuer,
      sub: user.id,
      aud: 'authenticated',
      // Not user.role: a role in a database row must not grant the permissions of an operator key.
      role: 'authenticated',
      iat: issuedAt,
      exp: expiresAt,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    })
    return { token, expiresIn, expiresAt }
  }

  /** A key for the operator's own tools. It becomes invalid together with the signing key that signed it. */
  function signServiceKey(): Promise<string> {
    return sign({ iss: issuer, role: 'service_role', iat: Math.floor(now() / 1_000) })
  }

  async function verify(token: string): Promise<Verified> {
    const claims = await verifySignature(token)
    const role = serviceRoles.find((one) => one === claims['role'])
    // A token with a session belongs to a user, whatever its role claim says.
    if (role && claims['session_id'] === undefined) return { kind: 'service', role }
    if (claims['role'] === 'anon' && claims.sub === undefined) return { kind: 'publishable' }
    const member = memberClaims.safeParse(claims)
    if (!member.success || member.data.iss !== issuer) throw new AuthProblem('bad_jwt', unreadableToken)
    return { kind: 'member', claims: member.data }
  }

  async function verifySignature(token: string): Promise<JWTPayload> {
    const header = token.length > longestToken ? null : readHeader(token)
    const algorithm = algorithms.find((one) => one === header?.alg)
    if (!header || !algorithm) throw new AuthProblem('bad_jwt', unreadableToken)
    for (const key of await keys.find({ kid: header.kid, algorithm })) {
      try {
        const options = { algorithms: [key.algorithm], currentDate: new Date(now()) }
        return (await jwtVerify(token, key.verifyWith, options)).payload
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new AuthProblem('bad_jwt', expiredToken)
        if (!(error instanceof errors.JOSEError)) throw error
      }
    }
    throw new AuthProblem('bad_jwt', unreadableToken)
  }

  return { signForSession, signServiceKey, verify }
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return null // no token at all
  }
}
