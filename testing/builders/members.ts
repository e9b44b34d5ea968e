import { randomUUID } from 'node:crypto'
import { GoTrueClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { emptyUser } from '#server/accounts/admin/user-list-store.ts'
import { createSessions } from '#server/accounts/sessions/sessions.ts'
import { buildUser, insertUser, saveEmailIdentity, type User } from '#server/accounts/users/user-store.ts'
import type { TestAccounts } from './accounts.ts'

type Wanted = { email?: string | null; password?: string | null; client?: string; userAgent?: string }

/** Somebody with an account and a session, and Supabase's own client that holds it. */
export async function buildMember(test: TestAccounts, wanted: Wanted = {}) {
  const { email = `${randomUUID()}@example.com`, password = null } = wanted
  const password_hash = password === null ? null : await test.parts.passwords.hash(password)
  const at = new Date(test.clock.now)
  const user = await test.database.transactionAs({ role: 'service' }, async (tx) => {
    const id = randomUUID()
    const built = buildUser({ id, email, password_hash, email_confirmed_at: at, user_metadata: {}, created_at: at })
    const inserted = await insertUser(tx, built)
    if (!inserted) throw new Error(`there is somebody with the address ${email} already`)
    await saveEmailIdentity(tx, id, at)
    return inserted
  })
  return { user, ...(await signIn(test, user, wanted)) }
}

/** Deletes an account softly, as an administrator does. */
export function emptyAccount({ database, clock }: Pick<TestAccounts, 'database' | 'clock'>, id: string): Promise<void> {
  return database.transactionAs({ role: 'service' }, (tx) => emptyUser(tx, id, new Date(clock.now)))
}

/** Signs the same person in again, for another session. */
export async function signIn(test: TestAccounts, user: User, { client, userAgent = 'node' }: Wanted = {}) {
  const device = { client: client ?? '127.0.0.1', userAgent }
  const session = await test.database.transactionAs({ role: 'service' }, (tx) =>
    createSessions(test.parts).start(tx, { user, method: 'password', device }),
  )
  const auth = buildAuthClient(test, client)
  await auth.setSession(session)
  const bearer = { authorization: `Bearer ${session.access_token}` }
  return { auth, session, bearer }
}

/** Supabase's client, unmodified, whose requests go to the app as a function. */
export function buildAuthClient(
  test: TestAccounts,
  client?: string,
  headers: Record<string, string> = {},
): GoTrueClient {
  return new GoTrueClient({
    url: 'http://localhost:3000/auth/v1',
    headers,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return test.request(`${pathname}${search}`, { ...init, client })
    },
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  })
}

/** The code that an authenticator app with this secret shows, some steps from now. */
export function showCode(test: TestAccounts, secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now + steps * 30_000 })
}

/** The next code of an app, because an accepted code does not work again. */
export function waitForNextCode(test: TestAccounts): void {
  test.clock.now += 30_000
}

export type Member = Awaited<ReturnType<typeof buildMember>>

/** A member whose session has shown a second factor. */
export async function buildAssuredMember(test: TestAccounts, wanted: Wanted = {}) {
  const member = await buildMember(test, wanted)
  const factor = await enrolFactor(test, member)
  return { ...member, ...factor, bearer: await readBearer(member) }
}

export async function enrolFactor(test: TestAccounts, { auth }: Pick<Member, 'auth'>, friendlyName = 'app') {
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: showCode(test, totp.secret) })
  if (verified.error) throw verified.error
  return { factorId, secret: totp.secret }
}

/** The header of whatever session the client holds now. */
export async function readBearer({ auth }: Pick<Member, 'auth'>): Promise<{ authorization: string }> {
  const { data } = await auth.getSession()
  return { authorization: `Bearer ${data.session?.access_token ?? ''}` }
}
