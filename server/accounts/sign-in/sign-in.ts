import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { AuthProblem } from '#server/accounts/wire/auth-problem.ts'
import type { FlowParts } from '#server/accounts/flow-parts.ts'
import { redeemAuthCode } from '#server/accounts/one-time/flow-states.ts'
import { trusted } from '#server/accounts/passwords/fair-queue.ts'
import { findWeakness } from '#server/accounts/passwords/password-policy.ts'
import { isKnownNetwork } from '#server/accounts/sessions/known-networks.ts'
import { type Device, refuseBanned } from '#server/accounts/sessions/sessions.ts'
import { findNewestSignUp, type SignUp } from '#server/accounts/sign-up/sign-up-store.ts'
import { changeUser, findUserByEmail, findUserById, lockUser, type User } from '#server/accounts/users/user-store.ts'

type Attempt = {
  email: string
  password: string
  user: User | undefined
  signUp: SignUp | undefined
  /** Whether the user has signed in from the client's network before. */
  isKnown: boolean
  /** Called when the password is right. */
  forgive: () => void
}

type Parts = Pick<FlowParts, 'database' | 'settings' | 'passwords' | 'guesses' | 'sessions' | 'now'>

/** Signs in with a password, or with the PKCE verifier of a link that was followed. */
export function createSignIn({ database, settings, passwords, guesses, sessions, now }: Parts) {
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)

  /**
   * A wrong password, an unknown address and a user without a password get the same error, after the same work. A
   * waiting sign-up answers "not confirmed" whether the address has an account or not. Otherwise signing up and then in
   * would reveal who has one.
   */
  async function withPassword(asked: { email: string; password: string }, device: Device) {
    const email = asked.email.toLowerCase()
    const found = await asService((tx) => find(tx, email, device))
    const by = settings.rateLimits ? { network: visitorNetwork(device.client), isKnown: found.isKnown } : trusted
    return passwords.admit(by, found.user?.password_hash ?? null, (forgive) =>
      attempt({ email, password: asked.password, ...found, forgive }, device),
    )
  }

  async function attempt({ email, password, user, signUp, isKnown, forgive }: Attempt, device: Device) {
    let shouldHashAgain = false
    let isWaiting = false
    const from = { place: visitorNetwork(device.client), isKnown }
    const isRight = await guesses.attempt({ kind: 'password', subject: email, from }, async () => {
      const verified = await passwords.verify(password, user?.password_hash ?? null, {
        waiting: signUp?.password_hash ?? null,
      })
      // It counts as wrong, so that a sign-up with a stranger's address allows no additional guesses of its password.
      ;({ isWaiting, shouldHashAgain } = verified)
      return verified.isRight
    })
    if (!user || !isRight) {
      await asService((tx) => record(tx, 'sign_in.failed', user ?? null, device))
      throw isWaiting ? notConfirmed() : invalidCredentials()
    }
    forgive()
    refuseBanned(user, now())
    if (!user.email_confirmed_at) throw notConfirmed()

    const seen = user
    const newHash = shouldHashAgain ? await passwords.hash(password) : null
    const session = await asService(async (tx) => {
      const locked = await lockUser(tx, seen.id)
      // The password was changed while it was being verified.
      if (!locked || locked.password_hash !== seen.password_hash) throw invalidCredentials()
      if (newHash) await changeUser(tx, seen.id, { password_hash: newHash, updated_at: locked.updated_at })
      await record(tx, 'sign_in.succeeded', seen, device)
      return sessions.start(tx, { user: locked, method: 'password', device })
    })
    const weak = await findWeakness(password, { email, passwordMin: settings.passwordMin })
    return { ...session, ...(weak && { weak_password: weak }) }
  }

  /** The same statements for known and unknown addresses. */
  async function find(tx: Transaction<Tables>, email: string, { client }: Device) {
    const user = await findUserByEmail(tx, email)
    const signUp = await findNewestSignUp(tx, email)
    return { user, signUp, isKnown: await isKnownNetwork(tx, { userId: user?.id ?? null, client }) }
  }

  async function withAuthCode({ code, verifier }: { code: string; verifier: string }, device: Device) {
    if (code === '' || verifier === '') {
      throw new AuthProblem(
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      )
    }
    return asService(async (tx) => {
      const { userId, signIn } = await redeemAuthCode(tx, { code, verifier, at: new Date(now()) })
      const user = await findUserById(tx, userId)
      if (!user) throw new AuthProblem('user_not_found', 'User not found')
      refuseBanned(user, now())
      await record(tx, 'sign_in.succeeded', user, device)
      return sessions.start(tx, { user, method: signIn, device })
    })
  }

  function record(
    tx: Transaction<Tables>,
    action: 'sign_in.succeeded' | 'sign_in.failed',
    user: User | null,
    { client }: Device,
  ): Promise<void> {
    const actorId = action === 'sign_in.succeeded' ? (user?.id ?? null) : null
    return recordAudit(tx, { at: new Date(now()), actorId, action, subjectId: user?.id ?? null, client })
  }

  return { withPassword, withAuthCode }
}

function notConfirmed(): AuthProblem {
  return new AuthProblem('email_not_confirmed', 'Email not confirmed')
}

function invalidCredentials(): AuthProblem {
  return new AuthProblem('invalid_credentials', 'Invalid login credentials')
}
